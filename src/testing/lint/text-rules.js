/** Lint rule for bare texts: none stands beside an element or text that comes and goes, as a translated page would lose it. */

/** Names of functions that give text. */
const givesText = /^(?:t|titles|format.*|.*(?:Text|Texts|Label|Of|Name))$/;

/** Whether an expression gives text, as far as its own words tell. */
function isText(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && givesText.test(node.callee.name);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    default:
      return false;
  }
}

/** Whether what an expression gives comes and goes. */
function isConditional(node) {
  return node?.type === 'ConditionalExpression' || node?.type === 'LogicalExpression';
}

/** The children that are shown: line ends and blanks around them are not. */
function shown({ children }) {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return /^\s*$/.test(child.value) ? [] : [child];
    if (child.type !== 'JSXExpressionContainer') return [child];
    const { expression } = child;
    const isBlank = expression.type === 'Literal' && /^\s*$/.test(String(expression.value));
    return expression.type === 'JSXEmptyExpression' || isBlank ? [] : [child];
  });
}

const isBareText = (child) => child.type === 'JSXText' || isText(child.expression);

export const noBareText = {
  create(context) {
    const check = (node) => {
      const children = shown(node);
      for (const child of children) {
        const others = children.filter((other) => other !== child);
        if (isBareText(child) && others.some(({ expression }) => isConditional(expression)))
          context.report({
            node: child,
            message: 'Put this text into an element: what is beside it comes and goes.',
          });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
