/** Prevents React from throwing when a translator has moved its nodes (facebook/react#11538). */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, reference: Node | null): T {
    let sibling = reference;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as T;
  };
}
