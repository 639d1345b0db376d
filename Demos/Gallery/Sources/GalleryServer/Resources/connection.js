// Talks to this window's session: one message at a time, so that frames arrive in order.

const quick = 100; // milliseconds between looks while something happens
const calm = 1000; // and while nothing does
const lively = 3000; // how long after a change something is taken to happen

export class Connection {
  constructor({ opening, onFrame, onWelcome, onProblem }) {
    Object.assign(this, { opening, onFrame, onWelcome, onProblem });
    this.session = null;
    this.queue = [];
    this.isBusy = false;
    this.livelyUntil = 0;
    this.timer = null;
    addEventListener('pagehide', () => this.close());
    addEventListener('pageshow', event => { if (event.persisted) this.start(); });
    document.addEventListener('visibilitychange', () => this.plan());
  }

  start() {
    this.queue = [];
    this.isBusy = true;
    return this.open().finally(() => { this.isBusy = false; this.pump(); });
  }

  // Sends a message and answers with the frame; null if nothing has changed or the answer is lost.
  send(message) {
    return new Promise(resolve => {
      const last = this.queue.at(-1);
      if (message.type === 'scroll' && last?.message.type === 'scroll' && last.message.key === message.key) {
        last.message = message;
        last.resolvers.push(resolve);
      } else {
        this.queue.push({ message, resolvers: [resolve] });
      }
      this.pump();
    });
  }

  get isIdle() { return !this.isBusy && this.queue.length === 0; }

  close() {
    if (!this.session) return;
    navigator.sendBeacon(`/sessions/${this.session}/close`);
    this.session = null;
    clearTimeout(this.timer);
  }

  async pump() {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.queue.length) {
        const { message, resolvers } = this.queue.shift();
        let frame = null;
        try {
          frame = await this.exchange(message);
        } catch (error) {
          this.onProblem(`The page cannot show the answer: ${error}`);
        }
        for (const resolve of resolvers) resolve(frame);
      }
    } finally {
      this.isBusy = false;
    }
    this.plan();
  }

  async exchange(message) {
    if (!this.session) return null;
    let response;
    try {
      response = await post(`/sessions/${this.session}`, message);
    } catch {
      await this.reconnect();
      return null;
    }
    if (response.status === 204) return null;
    if (response.status === 404) {
      // The session was forgotten while the window slept.
      await this.open();
      return null;
    }
    const answer = await response.json();
    if (!response.ok) {
      this.onProblem(answer.error);
      return null;
    }
    this.livelyUntil = performance.now() + lively;
    this.onFrame(answer, message);
    return answer;
  }

  async open() {
    let response;
    try {
      response = await post('/sessions', this.opening());
    } catch {
      return this.reconnect();
    }
    const welcome = await response.json();
    if (!response.ok) return this.onProblem(welcome.error);
    this.session = welcome.session;
    this.livelyUntil = performance.now() + lively;
    this.onProblem(null);
    this.onWelcome(welcome);
    this.onFrame(welcome.frame, { type: 'show' });
  }

  async reconnect() {
    this.session = null;
    this.onProblem('The gallery does not answer. Is it still running?');
    await new Promise(resolve => setTimeout(resolve, 2000));
    await this.open();
  }

  // Looks again soon: a screen may change by itself.
  plan() {
    clearTimeout(this.timer);
    if (!this.session) return;
    const pause = document.hidden ? 30000 : performance.now() < this.livelyUntil ? quick : calm;
    this.timer = setTimeout(() => { if (this.isIdle) this.send({ type: 'look' }); }, pause);
  }
}

function post(path, body) {
  return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
