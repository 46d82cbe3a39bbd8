import type { Zoom } from '../../shared/zoom/zoom.ts'
import type { EditTabProps } from './edit.ts'
import type { TabId } from './tabIds.ts'

/** What lies over the picture of a look is told where the picture is and what is worked on. */
export interface OverlayProps extends EditTabProps {
  tab: TabId
  onTab: (tab: TabId) => void
  /** CSS pixels of the picture before it is zoomed. */
  width: number
  height: number
  zoom: Zoom
  /** Whether the look fills the screen. */
  large: boolean
}
