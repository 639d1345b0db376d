// What tests use of the C library, which Foundation brings.

int usleep(unsigned int microseconds);
