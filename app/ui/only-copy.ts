/** A ref for the root of a `Suspense`: removes the dead prerendered copy that is left where an extension has removed React's comments. */
export function onlyCopy(part: Element | null): void {
  for (const other of [...(part?.parentElement?.children ?? [])])
    if (other !== part && other.tagName === part?.tagName && other.className === part.className)
      other.remove();
}
