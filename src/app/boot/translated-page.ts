/** Translated page: lets React go on with texts that the translation of a browser has replaced. */

/**
 * A translation puts `<font>` where a text was. React still holds the text: taking it out would
 * throw, which ends the screen, and changing it would show nowhere. Here the place of each such text
 * is kept: what happens to the text happens there, and a text that changes takes its place back, to
 * be translated anew.
 */
export function keepTranslatedTexts(window: Window & typeof globalThis): void {
  const { Node, MutationObserver, document } = window;
  /** The element that stands in the place of a text. */
  const places = new WeakMap<Node, Element>();

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const place = places.get(target);
      places.delete(target);
      if (place?.isConnected === true && !target.isConnected) place.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
        const place = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (place === undefined) continue;
        places.set(removed, place);
        changes.observe(removed, { characterData: true });
      }
  });
  replacements.observe(document, { childList: true, subtree: true });

  /** The child of a parent that stands for a node. */
  const childFor = (parent: Node, node: Node): Node | null => {
    // What has just been replaced is not known yet.
    let child: Node | null = places.get(node) ?? node;
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = childFor(this, child);
    if (standIn !== null) removeChild.call(this, standIn);
    // A text that is already gone needs no more.
    else if (child.nodeType !== Node.TEXT_NODE) return removeChild.call(this, child) as T;
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    if (before === null || before.parentNode === this)
      return insertBefore.call(this, node, before) as T;
    const standIn = childFor(this, before);
    if (standIn === null && before.nodeType !== Node.TEXT_NODE)
      return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, standIn) as T;
  };
}

function isTranslation(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT';
}
