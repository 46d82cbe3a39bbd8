import type { Adjustment, AdjustmentId } from '@toile/canvas/document/adjustment.ts'
import type { LiquifyTool } from '@toile/canvas/liquify/tool.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import type { Guide } from '@toile/canvas/stroke/guide.ts'
import type { Smoothing } from '@toile/canvas/stroke/smoothing.ts'
import type { Symmetry } from '@toile/canvas/stroke/symmetry.ts'
import type { RefusalCode } from '@toile/rules/refusals.ts'
import type { ClipOrder } from './crafts/openClipping.ts'
import type { FillOrder, GradientOrder } from './crafts/fills.ts'
import type { TransformOrder } from './crafts/transformOrder.ts'
import type { TextOrder } from './crafts/putText.ts'
import type { SelectionOrder } from './crafts/selectionOrder.ts'
import type { MergeKind } from './doneWithLayers.ts'
import type { Opening } from './opening.ts'
import type { Camera } from '../view/camera.ts'
import type { Stage } from '../view/openView.ts'
import type { Known, Turned } from './known.ts'

/** A stroke as it is begun. */
export interface StrokeOrder {
  readonly brush: string
  readonly knobs: Turned
  /** As #rrggbb. */
  readonly color: string
  readonly erases: boolean
  readonly target: 'layer' | 'mask'
  readonly seed: number
  readonly symmetry?: Symmetry | undefined
  readonly guide?: Guide | undefined
  /** The stabilizer; the brush's own steadiness without it. */
  readonly steadied?: Smoothing | undefined
}

/** What is said to the painting worker without waiting for an answer: a hand moves more often than answers could come. */
export type Said =
  | { say: 'open'; name: string; opening: Opening }
  | { say: 'screen'; screen: OffscreenCanvas }
  | { say: 'look'; camera: Camera; stage: Stage }
  | { say: 'begin'; order: StrokeOrder }
  | { say: 'add'; samples: readonly number[] }
  | { say: 'end' }
  | { say: 'cancel' }
  | { say: 'change'; id: string; given: unknown; drag: string | null }
  | { say: 'liquify'; tool: LiquifyTool }
  | { say: 'resetLiquify' }
  | { say: 'select'; order: SelectionOrder }
  | { say: 'text'; order: TextOrder }
  | { say: 'fill'; order: FillOrder }
  | { say: 'fillAll'; color: string; on: 'layer' | 'mask' }
  | { say: 'gradient'; order: GradientOrder }
  | { say: 'clear'; on: 'layer' | 'mask' }
  | { say: 'clip'; order: ClipOrder }
  | { say: 'thaw' }
  | { say: 'transform'; order: TransformOrder }
  | { say: 'tryAdjustment'; adjustment: Adjustment }
  | { say: 'endTrial'; keeps: boolean }
  | { say: 'group'; ids: readonly string[]; name: string }
  | { say: 'duplicate'; ids: readonly string[] }
  | { say: 'merge'; how: MergeKind; ids: readonly string[] }
  | { say: 'mask'; id: string; from: 'shown' | 'hidden' | 'selection' }
  | { say: 'adjust'; id: AdjustmentId; name: string }
  | { say: 'frame'; box: Box }
  | { say: 'preview'; layer: string; blend: string | null }
  | { say: 'goTo'; step: string | null }
  | { say: 'undo' }
  | { say: 'redo' }
  | { say: 'keep' }
  | { say: 'leave' }

/** What the painting worker tells by itself. */
export type Told =
  | { told: 'known'; known: Partial<Known> }
  | { told: 'thumb'; layer: string; picture: ImageBitmap }
  | { told: 'refused'; code: RefusalCode; blanks: Readonly<Record<string, string | number>> }
