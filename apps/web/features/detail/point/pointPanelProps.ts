import type { OverlayProps } from '../overlayProps.ts'
import type { Target } from './target.ts'

/** What can be changed where somebody pointed. */
export interface PointPanelProps extends OverlayProps {
  name: string
  target: Target
  /** Where it was pointed at, in pixels of the picture's box. */
  at: { x: number; y: number }
  onClose: () => void
}
