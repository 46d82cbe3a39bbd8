/** What every new layer is, but for its id, its name and its kind. */
export const plainLayer = {
  visible: true,
  pinned: false,
  fixed: false,
  background: false,
  opacity: 1,
  blend: 'normal',
  clipping: false,
  lockAlpha: false,
} as const
