// The address has all choices, so that a link shows the same again: `#orders?appearance=dark&language=de`.

const choices = {
  appearance: ['auto', 'light', 'dark'],
  beside: ['none', 'other', 'pad'],
  text: ['l', 'xs', 's', 'm', 'xl', 'xxl', 'xxxl', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'],
  language: ['en', 'de', 'ar', 'ja'],
  direction: ['auto', 'ltr', 'rtl'],
};

export function address() {
  const [name, query] = location.hash.slice(1).split('?');
  const values = new URLSearchParams(query);
  const found = { screen: decoded(name) };
  for (const [key, known] of Object.entries(choices)) {
    found[key] = known.includes(values.get(key)) ? values.get(key) : known[0];
  }
  return found;
}

export function addressOf({ screen, ...values }) {
  const said = Object.entries(choices).filter(([key, known]) => values[key] && values[key] !== known[0])
    .map(([key]) => `${key}=${values[key]}`);
  return `#${encodeURIComponent(screen ?? '')}${said.length ? '?' : ''}${said.join('&')}`;
}

export function onAddress(listener) { addEventListener('hashchange', listener); }

function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
