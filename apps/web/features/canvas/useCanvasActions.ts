import { after, moving } from '@toile/canvas/warping/matrices.ts'
import { useMemo } from 'react'
import type { Action } from '../../shell/actions/action.ts'
import { useActions } from '../../shell/actions/useActions.ts'
import type { Bench } from './painting/usePainting.ts'
import { useBench } from './painting/usePainting.ts'
import { desk } from './tools/paintersDesk.ts'
import { handKnobs, numberIn } from './tools/handKnobs.ts'
import { tools } from './tools/index.ts'
import { layDown } from './tools/layDown.ts'
import { lying } from './tools/moveTool.ts'
import { takeTool } from './tools/takeTool.ts'
import { layerMoves } from './panels/layers/layerMoves.ts'

const group = {
  tools: 'Tools',
  brush: 'Brush',
  view: 'View',
  layers: 'Layers|list',
  select: 'Selection',
  steps: 'Canvas',
} as const

function knobActions({ painting }: Bench): Action[] {
  const turn = (knob: string, next: (value: number) => number) => {
    const known = painting.get()
    const declared = known.brushes.find(({ id }) => id === desk.get().brush)?.knobs[knob]
    if (declared?.kind !== 'number') return
    const value = next(numberIn(handKnobs(known, desk.get()), knob, declared.normal))
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

function selectActions(bench: Bench): Action[] {
  const { painting } = bench
  const select = (kind: 'all' | 'none' | 'inverse') => () =>
    painting.say({ say: 'select', order: { shape: { kind }, how: 'replace' } })
  const lay = (does: 'apply' | 'cancel') => () => layDown(painting, does)
  const nudge = (x: number, y: number) => () => {
    if (desk.get().tool !== 'move') return
    if (!painting.get().lifted) painting.say({ say: 'transform', does: 'begin' })
    lying.set(painting, after(moving(x, y), lying.get()))
  }
  const ways = [
    ['arrowleft', -1, 0],
    ['arrowright', 1, 0],
    ['arrowup', 0, -1],
    ['arrowdown', 0, 1],
  ] as const
  return [
    { id: 'canvas-all', label: labels.all.label, group: group.select, keys: 'mod+a', run: select('all') },
    { id: 'canvas-none', label: labels.none.label, group: group.select, keys: 'mod+d', run: select('none') },
    {
      id: 'canvas-inverse',
      label: labels.inverse.label,
      group: group.select,
      keys: 'mod+shift+i',
      run: select('inverse'),
    },
    {
      id: 'canvas-clear',
      label: labels.clear.label,
      group: group.select,
      keys: 'delete',
      run: () => painting.say({ say: 'clear' }),
    },
    {
      id: 'canvas-transform',
      label: labels.transform.label,
      group: group.select,
      keys: 'mod+t',
      run() {
        takeTool(bench, 'move')
        lying.clear()
        painting.say({ say: 'transform', does: 'begin' })
      },
    },
    { id: 'canvas-apply', label: labels.apply.label, group: group.select, keys: 'enter', run: lay('apply') },
    { id: 'canvas-cancel', label: labels.cancel.label, group: group.select, keys: 'escape', run: lay('cancel') },
    ...ways.flatMap(([key, x, y]) => [
      { id: `canvas-${key}`, label: labels.nudge.label, group: group.select, keys: key, run: nudge(x, y) },
      {
        id: `canvas-far-${key}`,
        label: labels.nudgeFar.label,
        group: group.select,
        keys: `shift+${key}`,
        run: nudge(x * 10, y * 10),
      },
    ]),
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
        ...selectActions(bench),
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
  all: { label: 'Select all' },
  none: { label: 'Select nothing' },
  inverse: { label: 'Invert the selection' },
  clear: { label: 'Clear' },
  transform: { label: 'Transform the layer' },
  apply: { label: 'Lay down what is moved' },
  cancel: { label: 'Take the move back' },
  nudge: { label: 'Move by a pixel' },
  nudgeFar: { label: 'Move by ten pixels' },
} as const
