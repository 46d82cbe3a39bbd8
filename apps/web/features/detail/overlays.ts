import type { Design } from '@toile/craft/designs/design.ts'
import type { ComponentType } from 'react'
import { KnobOverlay } from './apparel/KnobOverlay.tsx'
import { ElementsOverlay } from './elements/ElementsOverlay.tsx'
import type { OverlayProps } from './overlayProps.ts'
import { PointOverlay } from './point/PointOverlay.tsx'
import { PrintOverlay } from './print/PrintOverlay.tsx'
import { RegionOverlay } from './region/RegionOverlay.tsx'

interface StageOverlay {
  id: string
  Overlay: ComponentType<OverlayProps>
  /** Whether it has anything to show; what shows nothing asks for nothing. */
  on: (props: Pick<OverlayProps, 'tab' | 'worn' | 'large'> & { design: Design }) => boolean
}

/** What can lie over the picture, from below to above. */
export const overlays: readonly StageOverlay[] = [
  { id: 'point', Overlay: PointOverlay, on: ({ large, tab }) => large && tab !== 'region' },
  {
    id: 'knobs',
    Overlay: KnobOverlay,
    on: ({ tab, worn }) => tab === 'sketch' && worn !== null && !worn.locked && !worn.hidden,
  },
  {
    id: 'print',
    Overlay: PrintOverlay,
    on: ({ tab, worn }) => tab === 'print' && worn !== null && !worn.hidden,
  },
  {
    id: 'region',
    Overlay: RegionOverlay,
    on: ({ tab, worn }) => tab === 'region' && worn !== null && !worn.hidden,
  },
  { id: 'element', Overlay: ElementsOverlay, on: ({ tab, worn }) => tab === 'element' && worn !== null },
]
