/** Prevents React from throwing when a translator has moved its nodes (facebook/react#11538). */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, reference: Node | null): T {
    let sibling = reference;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    insertBefore.call(this, child, sibling);
    return child;
  };
}
