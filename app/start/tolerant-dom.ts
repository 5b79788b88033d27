/**
 * The last net under pages that others change while React runs (facebook/react issue 11538): React takes out an element,
 * or puts one in before another, and the one is no longer where React has put it. The browser would throw, and the page
 * would be lost for it. Parts that change are built so that this is not needed (CONTRIBUTING.md); what moves elements about is caught here.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // Somewhere else by now, wrapped: there it is taken out; or gone, as was wished.
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as T;
  };
}
