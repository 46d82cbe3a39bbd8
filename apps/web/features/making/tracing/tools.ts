/** What the pointer does on the sheet. */
export const tools = [
  {
    id: 'outline',
    label: 'Outline',
    says: {
      label: 'Drag a point, or choose it with Tab and use the arrow keys; plus adds a point, Delete removes one.',
    },
  },
  {
    id: 'pins',
    label: 'Pins',
    says: { label: 'Drag a pin, or choose it with Tab and use the arrow keys. Hollow pins are uncertain.' },
  },
  { id: 'keep', label: 'Keep', says: { label: 'Draw over what belongs to the garment, then trace again.' } },
  { id: 'drop', label: 'Leave out', says: { label: 'Draw over what does not belong, then trace again.' } },
  { id: 'close', label: 'Bridge a gap', says: { label: 'Draw a line across a gap of the drawing, then trace again.' } },
  { id: 'box', label: 'Draw a box', says: { label: 'Draw a box around the garment that is meant, then trace again.' } },
  { id: 'move', label: 'Move', says: { label: 'Drag the picture, or use its arrow keys.' } },
] as const

export type ToolId = (typeof tools)[number]['id']

/** Tools that draw over the sheet. */
export type DrawingTool = Extract<ToolId, 'keep' | 'drop' | 'close' | 'box'>

export const isDrawing = (tool: ToolId): tool is DrawingTool =>
  tool === 'keep' || tool === 'drop' || tool === 'close' || tool === 'box'
