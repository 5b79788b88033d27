/**
 * A ref for the root of a `Suspense`. If an extension has removed React's comments, React rerenders the boundary from scratch and leaves
 * the prerendered copy behind; this removes it.
 */
export function removeOrphan(element: Element | null): void {
  for (const sibling of [...(element?.parentElement?.children ?? [])])
    if (
      sibling !== element &&
      sibling.tagName === element?.tagName &&
      sibling.className === element.className
    )
      sibling.remove();
}
