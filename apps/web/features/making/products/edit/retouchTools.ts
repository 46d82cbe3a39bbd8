import {
  IconAdjustmentsHorizontal,
  IconBulb,
  IconChartLine,
  IconColorSwatch,
  IconCrop,
  IconEraser,
  IconLayoutAlignRight,
  IconPerspective,
  IconPhoto,
  IconRulerMeasure,
  IconScissors,
  IconSparkles,
  IconTemperature,
  type TablerIcon,
} from '@tabler/icons-react'
import { studioLight } from '@toile/craft/products/light.ts'
import type { Retouch } from '@toile/craft/products/retouch.ts'

interface Tool {
  kind: Retouch['kind']
  label: string
  Icon: TablerIcon
  /** The step as it is first laid on. */
  first: Retouch
}

/** What is done to a picture, in the order of the screen (requirement S2.31). */
export const tools: readonly Tool[] = [
  { kind: 'crop', label: 'Crop', Icon: IconCrop, first: { kind: 'crop', left: 0, top: 0, right: 1, bottom: 1 } },
  { kind: 'straighten', label: 'Straighten', Icon: IconRulerMeasure, first: { kind: 'straighten', degrees: 0 } },
  {
    kind: 'perspective',
    label: 'Perspective',
    Icon: IconPerspective,
    first: {
      kind: 'perspective',
      corners: [
        [0.08, 0.08],
        [0.92, 0.08],
        [0.92, 0.92],
        [0.08, 0.92],
      ],
    },
  },
  { kind: 'exposure', label: 'Exposure', Icon: IconAdjustmentsHorizontal, first: { kind: 'exposure', stops: 0 } },
  {
    kind: 'whiteBalance',
    label: 'White balance',
    Icon: IconTemperature,
    first: { kind: 'whiteBalance', warm: 0, green: 0 },
  },
  {
    kind: 'curves',
    label: 'Curves',
    Icon: IconChartLine,
    first: { kind: 'curves', all: [], red: [], green: [], blue: [] },
  },
  { kind: 'sharpen', label: 'Sharpen', Icon: IconSparkles, first: { kind: 'sharpen', amount: 0.3 } },
  { kind: 'cutOut', label: 'Cut out', Icon: IconScissors, first: { kind: 'cutOut', keep: [], drop: [] } },
  {
    kind: 'recolour',
    label: 'Recolour',
    Icon: IconColorSwatch,
    first: { kind: 'recolour', region: { by: 'cutOut' }, color: { r: 120, g: 40, b: 52 } },
  },
  {
    kind: 'remove',
    label: 'Remove a spot',
    Icon: IconEraser,
    first: { kind: 'remove', brushed: [], outline: null },
  },
  {
    kind: 'ground',
    label: 'Ground|backdrop',
    Icon: IconPhoto,
    first: { kind: 'ground', ground: { kind: 'sweep', color: null, picture: null } },
  },
  { kind: 'light', label: 'Light|lamp', Icon: IconBulb, first: { kind: 'light', light: studioLight, without: 0.6 } },
  {
    kind: 'space',
    label: 'Space for words',
    Icon: IconLayoutAlignRight,
    first: { kind: 'space', side: 'right', share: 0.5 },
  },
]

/** The tool of a step. */
export const toolOf = (kind: Retouch['kind']): Tool | undefined => tools.find((tool) => tool.kind === kind)
