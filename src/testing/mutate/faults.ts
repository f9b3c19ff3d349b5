/** Faults: the small changes of a source file that its tests ought to find, one of which is chosen by a seed. */
import { createHash } from 'node:crypto';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One change of a text: the characters from `start` to `end` become `text`. */
export interface Fault {
  start: number;
  end: number;
  text: string;
  /** Which kind of change it is, as `< for <=`. */
  kind: string;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  slice: 'toString',
};

/** All faults that can be put into a file, in the order of its text. A name ending in `x` is read as TSX. */
export function faultsOf(name: string, source: string): Fault[] {
  const { program } = parseSync(name, source);
  const faults: Fault[] = [];

  /** Between two operands stand the operator, blanks and brackets. */
  const swapOperator = (node: ESTree.BinaryExpression | ESTree.LogicalExpression): void => {
    const other = otherOperator[node.operator];
    if (other === undefined || isText(node.left) || isText(node.right)) return;
    const start = source.indexOf(node.operator, node.left.end);
    const end = start + node.operator.length;
    faults.push({ start, end, text: other, kind: `${other} for ${node.operator}` });
  };

  const negate = ({ start, end }: ESTree.Expression): void => {
    faults.push({ start, end, text: `!(${source.slice(start, end)})`, kind: 'condition negated' });
  };

  const visitor = new Visitor({
    BinaryExpression: swapOperator,
    LogicalExpression: swapOperator,
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    Literal: ({ start, end, value }) => {
      if (typeof value === 'boolean')
        faults.push({ start, end, text: String(!value), kind: `${!value} for ${value}` });
      if (typeof value === 'number')
        faults.push({ start, end, text: String(value + 1), kind: 'number plus one' });
    },
    ExpressionStatement: ({ start, end, expression }) => {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression')
        faults.push({ start, end, text: 'void 0;', kind: 'call left out' });
    },
    AwaitExpression: ({ start, argument }) => {
      faults.push({ start, end: argument.start, text: '', kind: 'not awaited' });
    },
    MemberExpression: ({ property }) => {
      const other = property.type === 'Identifier' ? otherMethod[property.name] : undefined;
      if (other === undefined) return;
      const { start, end } = property;
      faults.push({ start, end, text: other, kind: `${other} for ${source.slice(start, end)}` });
    },
  });
  visitor.visit(program);
  return faults.sort((a, b) => a.start - b.start);
}

/** The fault that a seed chooses: the same one in each commit in which the line is the same. */
export function chooseFault(name: string, source: string, seed: number): Fault | undefined {
  const rank = ({ start, kind }: Fault): string =>
    digest(`${seed} ${name} ${kind} ${lineAt(source, start)}`);
  return faultsOf(name, source).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

/** The source with the fault in it. */
export function withFault(source: string, { start, end, text }: Fault): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** The text of the line around a position, without blanks at its ends. */
export function lineAt(source: string, position: number): string {
  const begin = source.lastIndexOf('\n', position - 1) + 1;
  const end = source.indexOf('\n', position);
  return source.slice(begin, end === -1 ? undefined : end).trim();
}

/** An order by chance that a seed repeats. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Texts are joined by `+`, which no other operator does. */
function isText({ type, ...node }: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (type === 'TemplateLiteral') return true;
  return 'value' in node && typeof node.value === 'string';
}
