/** Whether a dialog or drawer is the topmost one: Escape closes the top layer only (look.md A8). */
export function isTopLayer(layer: Element | null): boolean {
  const layers = document.querySelectorAll('[role="dialog"]')
  return layer === null || layers.length < 2 || layers[layers.length - 1] === layer
}
