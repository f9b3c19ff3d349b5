/** Lint rules of this project, as a plugin of Oxlint: plain code, and the rules of imports, names and files. */
import { fileNameAndComment } from './file-rules.js';
import { importDown } from './import-rules.js';
import { glossaryNames } from './name-rules.js';
import { noBareText } from './text-rules.js';

const isLiteral = (node) => node?.type === 'ObjectExpression' || node?.type === 'ArrayExpression';

const merges = ({ properties = [] }) => properties.some(({ type }) => type === 'SpreadElement');

const noSpreadLiteral = {
  create(context) {
    const check = (node) => {
      if (isLiteral(node.argument))
        context.report({ node, message: 'Write these keys or items where they belong.' });
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};

const oneDeclarationALine = {
  create(context) {
    return {
      VariableDeclarator(node) {
        const isPattern = node.id.type === 'ArrayPattern' || node.id.type === 'ObjectPattern';
        // A literal that merges other objects is a value of its own.
        if (isPattern && isLiteral(node.init) && !merges(node.init))
          context.report({ node, message: 'Declare one thing a line.' });
      },
    };
  },
};

/** `NodeJS.Timeout` and its kin, where browsers have other types. */
const noNodeTypes = {
  create(context) {
    return {
      TSQualifiedName(node) {
        if (node.left.name === 'NodeJS')
          context.report({ node, message: 'What browsers load knows nothing of Node.' });
      },
    };
  },
};

export default {
  meta: { name: 'plain' },
  rules: {
    'no-spread-literal': noSpreadLiteral,
    'one-declaration-a-line': oneDeclarationALine,
    'no-node-types': noNodeTypes,
    'import-down': importDown,
    'glossary-names': glossaryNames,
    'file-name-and-comment': fileNameAndComment,
    'no-bare-text': noBareText,
  },
};
