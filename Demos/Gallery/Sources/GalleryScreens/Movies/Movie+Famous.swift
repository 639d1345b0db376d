extension Movie {
  /// Movies that many people have seen.
  static let famous: [Movie] = [
    Movie(
      title: "Above the Law",
      year: 1988,
      director: "Andrew Davis",
      actors: [
        Actor(name: "Steven Seagal", role: "Nico Toscani"),
        Actor(name: "Pam Grier", role: "Delores Jackson"),
        Actor(name: "Henry Silva", role: "Kurt Zagon"),
      ]
    ),
    Movie(
      title: "Under Siege",
      year: 1992,
      director: "Andrew Davis",
      actors: [
        Actor(name: "Steven Seagal", role: "Casey Ryback"),
        Actor(name: "Gary Busey", role: "Peter Krill"),
        Actor(name: "Tommy Lee Jones", role: "William Strannix"),
      ]
    ),
    Movie(
      title: "The Fugitive",
      year: 1993,
      director: "Andrew Davis",
      actors: [
        Actor(name: "Harrison Ford", role: "Richard Kimble"),
        Actor(name: "Tommy Lee Jones", role: "Samuel Gerard"),
      ]
    ),
    Movie(
      title: "Memories of Murder",
      year: 2003,
      director: "Bong Joon-ho",
      actors: [
        Actor(name: "Song Kang-ho", role: "Park Doo-man"),
        Actor(name: "Kim Sang-kyung", role: "Seo Tae-yoon"),
      ]
    ),
    Movie(
      title: "Parasite",
      year: 2019,
      director: "Bong Joon-ho",
      actors: [
        Actor(name: "Song Kang-ho", role: "Kim Ki-taek"),
        Actor(name: "Lee Sun-kyun", role: "Park Dong-ik"),
        Actor(name: "Park So-dam", role: "Kim Ki-jung"),
      ]
    ),
    Movie(
      title: "Inception",
      year: 2010,
      director: "Christopher Nolan",
      actors: [
        Actor(name: "Leonardo DiCaprio", role: "Dom Cobb"),
        Actor(name: "Joseph Gordon-Levitt", role: "Arthur"),
        Actor(name: "Elliot Page", role: "Ariadne"),
      ]
    ),
    Movie(
      title: "Oppenheimer",
      year: 2023,
      director: "Christopher Nolan",
      actors: [
        Actor(name: "Cillian Murphy", role: "J. Robert Oppenheimer"),
        Actor(name: "Emily Blunt", role: "Kitty Oppenheimer"),
        Actor(name: "Matt Damon", role: "Leslie Groves"),
      ]
    ),
    Movie(
      title: "The Godfather",
      year: 1972,
      director: "Francis Ford Coppola",
      actors: [
        Actor(name: "Marlon Brando", role: "Vito Corleone"),
        Actor(name: "Al Pacino", role: "Michael Corleone"),
        Actor(name: "James Caan", role: "Sonny Corleone"),
      ]
    ),
    Movie(
      title: "Apocalypse Now",
      year: 1979,
      director: "Francis Ford Coppola",
      actors: [
        Actor(name: "Martin Sheen", role: "Benjamin Willard"),
        Actor(name: "Marlon Brando", role: "Walter Kurtz"),
        Actor(name: "Robert Duvall", role: "Bill Kilgore"),
      ]
    ),
    Movie(
      title: "Mad Max: Fury Road",
      year: 2015,
      director: "George Miller",
      actors: [
        Actor(name: "Tom Hardy", role: "Max Rockatansky"),
        Actor(name: "Charlize Theron", role: "Imperator Furiosa"),
      ]
    ),
    Movie(
      title: "Amélie",
      year: 2001,
      director: "Jean-Pierre Jeunet",
      actors: [
        Actor(name: "Audrey Tautou", role: "Amélie Poulain"),
        Actor(name: "Mathieu Kassovitz", role: "Nino Quincampoix"),
      ]
    ),
    Movie(
      title: "Seven Samurai",
      year: 1954,
      director: "Akira Kurosawa",
      actors: [
        Actor(name: "Toshiro Mifune", role: "Kikuchiyo"),
        Actor(name: "Takashi Shimura", role: "Kambei Shimada"),
      ]
    ),
    Movie(
      title: "Casablanca",
      year: 1942,
      director: "Michael Curtiz",
      actors: [
        Actor(name: "Humphrey Bogart", role: "Rick Blaine"),
        Actor(name: "Ingrid Bergman", role: "Ilsa Lund"),
        Actor(name: "Paul Henreid", role: "Victor Laszlo"),
      ]
    ),
    Movie(
      title: "Alien",
      year: 1979,
      director: "Ridley Scott",
      actors: [
        Actor(name: "Sigourney Weaver", role: "Ellen Ripley"),
        Actor(name: "Tom Skerritt", role: "Dallas"),
        Actor(name: "John Hurt", role: "Kane"),
      ]
    ),
    Movie(
      title: "Blade Runner",
      year: 1982,
      director: "Ridley Scott",
      actors: [
        Actor(name: "Harrison Ford", role: "Rick Deckard"),
        Actor(name: "Rutger Hauer", role: "Roy Batty"),
        Actor(name: "Sean Young", role: "Rachael"),
      ]
    ),
    Movie(
      title: "Back to the Future",
      year: 1985,
      director: "Robert Zemeckis",
      actors: [
        Actor(name: "Michael J. Fox", role: "Marty McFly"),
        Actor(name: "Christopher Lloyd", role: "Doc Brown"),
        Actor(name: "Lea Thompson", role: "Lorraine Baines"),
      ]
    ),
    Movie(
      title: "Lost in Translation",
      year: 2003,
      director: "Sofia Coppola",
      actors: [
        Actor(name: "Bill Murray", role: "Bob Harris"),
        Actor(name: "Scarlett Johansson", role: "Charlotte"),
      ]
    ),
    Movie(
      title: "2001: A Space Odyssey",
      year: 1968,
      director: "Stanley Kubrick",
      actors: [
        Actor(name: "Keir Dullea", role: "Dave Bowman"),
        Actor(name: "Gary Lockwood", role: "Frank Poole"),
      ]
    ),
    Movie(
      title: "The Shining",
      year: 1980,
      director: "Stanley Kubrick",
      actors: [
        Actor(name: "Jack Nicholson", role: "Jack Torrance"),
        Actor(name: "Shelley Duvall", role: "Wendy Torrance"),
      ]
    ),
    Movie(
      title: "Jaws",
      year: 1975,
      director: "Steven Spielberg",
      actors: [
        Actor(name: "Roy Scheider", role: "Martin Brody"),
        Actor(name: "Robert Shaw", role: "Quint"),
        Actor(name: "Richard Dreyfuss", role: "Matt Hooper"),
      ]
    ),
    Movie(
      title: "Jurassic Park",
      year: 1993,
      director: "Steven Spielberg",
      actors: [
        Actor(name: "Sam Neill", role: "Alan Grant"),
        Actor(name: "Laura Dern", role: "Ellie Sattler"),
        Actor(name: "Jeff Goldblum", role: "Ian Malcolm"),
      ]
    ),
  ]
}
