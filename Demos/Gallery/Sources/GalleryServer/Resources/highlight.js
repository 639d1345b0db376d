// Colours Swift by its lexical parts. Nothing is lost: the parts together are the text.

const keywords = new Set(`actor as associatedtype async await break case catch class continue convenience default defer deinit do else
  enum extension fallthrough fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let mutating
  nil nonisolated open operator override package private protocol public repeat rethrows return self Self set some any static struct
  subscript super switch throw throws true false try typealias unowned var weak where while`.split(/\s+/));

const lexeme = new RegExp([
  '(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)',
  '(?<string>#"[\\s\\S]*?"#|"""[\\s\\S]*?"""|"(?:\\\\.|[^"\\\\\\n])*")',
  '(?<attribute>[@#][A-Za-z_]\\w*)',
  '(?<number>\\b\\d[\\w]*(?:\\.\\d\\w*)?)',
  '(?<word>[\\p{L}_][\\p{L}\\p{N}_]*)',
].join('|'), 'gu');

// The parts of a text, as [kind, text]; the kind is empty for what has no colour.
export function parts(text) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(lexeme)) {
    if (match.index > end) found.push(['', text.slice(end, match.index)]);
    end = match.index + match[0].length;
    const [kind] = Object.entries(match.groups).find(([, value]) => value !== undefined);
    const isMember = text[match.index - 1] === '.';
    found.push([kind === 'word' ? wordKind(match[0], isMember) : kind, match[0]]);
  }
  if (end < text.length) found.push(['', text.slice(end)]);
  return found;
}

function wordKind(word, isMember) {
  if (keywords.has(word) && !isMember) return 'keyword';
  return /^\p{Lu}/u.test(word) ? 'type' : '';
}

export function highlighted(text) {
  const code = document.createElement('code');
  for (const [kind, part] of parts(text)) {
    if (!kind) code.append(part);
    else code.append(Object.assign(document.createElement('span'), { className: kind, textContent: part }));
  }
  return code;
}
