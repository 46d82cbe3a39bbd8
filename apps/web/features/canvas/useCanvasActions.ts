import { useMemo } from 'react'
import type { Action } from '../../shell/actions/action.ts'
import { useActions } from '../../shell/actions/useActions.ts'
import type { Bench } from './painting/usePainting.ts'
import { useBench } from './painting/usePainting.ts'
import { desk, inHand } from './tools/paintersDesk.ts'
import { handKnobs, numberIn } from './tools/handKnobs.ts'
import { tools } from './tools/index.ts'
import { takeTool } from './tools/takeTool.ts'
import { layerMoves } from './panels/layers/layerMoves.ts'

const group = {
  tools: 'Tools',
  brush: 'Brush',
  view: 'View',
  layers: 'Layers|list',
  steps: 'Canvas',
} as const

function knobActions({ painting }: Bench): Action[] {
  const turn = (knob: string, next: (value: number) => number) => {
    const known = painting.get()
    const declared = known.brushes.find(({ id }) => id === inHand(desk.get()).brush)?.knobs[knob]
    if (declared?.kind !== 'number') return
    const value = next(numberIn(handKnobs(known, inHand(desk.get())), knob, declared.normal))
    desk.turn(knob, Math.max(declared.least, Math.min(declared.most, value)))
  }
  const digits = [2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({
    id: `canvas-opacity-${digit}`,
    label: labels.opacity.label,
    ownName: `${digit}0 %`,
    group: group.brush,
    keys: String(digit),
    run: () => turn('opacity', () => digit / 10),
  }))
  return [
    {
      id: 'canvas-smaller',
      label: labels.smaller.label,
      group: group.brush,
      keys: '[',
      run: () => turn('size', (size) => Math.round((size / 1.15) * 2) / 2 - 0.5),
    },
    {
      id: 'canvas-larger',
      label: labels.larger.label,
      group: group.brush,
      keys: ']',
      run: () => turn('size', (size) => Math.round(size * 1.15 * 2) / 2 + 0.5),
    },
    {
      id: 'canvas-softer',
      label: labels.softer.label,
      group: group.brush,
      keys: '{',
      run: () => turn('hardness', (value) => value - 0.1),
    },
    {
      id: 'canvas-harder',
      label: labels.harder.label,
      group: group.brush,
      keys: '}',
      run: () => turn('hardness', (value) => value + 0.1),
    },
    {
      id: 'canvas-swap',
      label: labels.swap.label,
      group: group.brush,
      keys: 'x',
      run: () => desk.set({ front: desk.get().back, back: desk.get().front }),
    },
    ...digits,
  ]
}

function viewActions({ look, painting }: Bench): Action[] {
  const fit = () => {
    const { document } = painting.get()
    if (document) look.fit(document)
  }
  return [
    { id: 'canvas-whole', label: labels.whole.label, group: group.view, keys: '1', run: () => look.whole() },
    { id: 'canvas-fit', label: labels.fit.label, group: group.view, keys: '0', run: fit },
    { id: 'canvas-nearer', label: labels.nearer.label, group: group.view, keys: 'mod++', run: () => look.zoomBy(1.25) },
    {
      id: 'canvas-farther',
      label: labels.farther.label,
      group: group.view,
      keys: 'mod+-',
      run: () => look.zoomBy(0.8),
    },
    {
      id: 'canvas-bare',
      label: labels.bare.label,
      group: group.view,
      keys: 'tab',
      run: () => desk.set({ bare: !desk.get().bare }),
    },
  ]
}

/** The keys of the canvas, as painters know them; the palette and the sheet of shortcuts list them. */
export function useCanvasActions(): void {
  const bench = useBench()
  useActions(
    useMemo(() => {
      const { painting } = bench
      const { add, group: put, duplicate, mergeDown } = layerMoves(painting, [])
      return [
        ...tools.map(({ id, label, keys }) => ({
          id: `canvas-${id}`,
          label,
          group: group.tools,
          keys,
          run: () => takeTool(bench, id),
        })),
        ...knobActions(bench),
        ...viewActions(bench),
        {
          id: 'undo',
          label: labels.undo.label,
          group: group.steps,
          keys: 'mod+z',
          run: () => painting.say({ say: 'undo' }),
        },
        {
          id: 'redo',
          label: labels.redo.label,
          group: group.steps,
          keys: 'mod+shift+z',
          run: () => painting.say({ say: 'redo' }),
        },
        { id: 'canvas-layer', label: labels.layer.label, group: group.layers, keys: 'mod+shift+n', run: add },
        { id: 'canvas-duplicate', label: labels.duplicate.label, group: group.layers, keys: 'mod+j', run: duplicate },
        { id: 'canvas-group', label: labels.group.label, group: group.layers, keys: 'mod+g', run: put },
        { id: 'canvas-merge', label: labels.merge.label, group: group.layers, keys: 'mod+e', run: mergeDown },
      ]
    }, [bench]),
  )
}

const labels = {
  opacity: { label: 'Opacity' },
  smaller: { label: 'Smaller brush' },
  larger: { label: 'Larger brush' },
  softer: { label: 'Softer brush' },
  harder: { label: 'Harder brush' },
  swap: { label: 'Swap the two colours' },
  whole: { label: 'Own size' },
  fit: { label: 'Fit the sheet' },
  nearer: { label: 'Nearer' },
  farther: { label: 'Farther' },
  bare: { label: 'Hide or show the panels' },
  undo: { label: 'Undo on the canvas' },
  redo: { label: 'Redo on the canvas' },
  layer: { label: 'New layer' },
  duplicate: { label: 'Duplicate' },
  group: { label: 'Group' },
  merge: { label: 'Merge down' },
} as const
