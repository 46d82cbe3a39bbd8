/** The tools of correction, in the order of the screen, with the key that takes each. */
export const lineTools = [
  {
    id: 'points',
    label: 'Points',
    keys: 'v',
    says: {
      label:
        'Press a line to pick it, drag its points. On the drawing, the arrows left and right go from line to line, Enter goes to its points, Delete deletes it.',
    },
  },
  {
    id: 'pen',
    label: 'Pen',
    keys: 'b',
    says: {
      label: 'Draw a line; it becomes a few clean curves. By keys: arrows move, Space sets the pen down and lifts it.',
    },
  },
  {
    id: 'join',
    label: 'Join',
    keys: 'j',
    says: { label: 'Press two lines: they are joined at their nearest ends. The same one twice is closed.' },
  },
  {
    id: 'move',
    label: 'Move',
    keys: 'm',
    says: { label: 'Drag the drawing under the glass; Ctrl and the wheel zoom.' },
  },
] as const
export type LineToolId = (typeof lineTools)[number]['id']
