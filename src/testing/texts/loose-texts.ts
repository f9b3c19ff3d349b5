/** Loose texts: what a person would read in a source file that does not come from a catalog. */
import ts from 'typescript';

/** Attributes of which people read every word; of any other only what reads like a sentence or a label. */
const spoken = /^(?:label|title|description|placeholder|alt|children|.*[lL]abel)$/;

/** Words in a row that begin with a capital letter, as sentences and labels do. */
const sentence = /^\p{Lu}\p{Ll}+[’'…]?(?:[ ,:].*)?$|^\p{L}+,? \p{L}+ \p{L}+/u;

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * The texts of a file: of JSX, of attributes, and of other strings that read like a sentence or a label. Not those of
 * imports, of types and of errors for developers.
 *
 * @param path ends with `.ts` or `.tsx`
 * @returns one line for each, `12: Add domain`
 */
export function looseTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (node: ts.Node, text: string): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${words}`);
  };

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    if (ts.isJsxAttribute(node) && /^(?:className|style|data-.*)$/.test(node.name.getText()))
      return;
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}/u.test(node.text)) add(node, node.text);
      return;
    }
    if (ts.isStringLiteralLike(node)) {
      if (isRead(node)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(
        '…',
      );
      if (sentence.test(text.replace(/^[…\s.,:;–-]+/, ''))) add(node, text);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

function isRead(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  // Compared, such as the name of a key: `event.key === 'Escape'`.
  if (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  // The key of an action, such as `key: 'Escape'`.
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'key') return false;
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  const isWhole =
    attribute !== undefined && [parent, parent.parent, parent.parent.parent].includes(attribute);
  if (isWhole && spoken.test(attribute.name.getText()) && !ts.isCallExpression(parent))
    return /\p{L}{2}/u.test(node.text);
  return sentence.test(node.text);
}
