/**
 * What has the focus, as seen from an element: inside of a shadow root the document knows only the element that the root
 * belongs to. Of an element that is gone, what the document says.
 */
export const focusedBeside = (element: Node | null | undefined): Element | null => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
};
