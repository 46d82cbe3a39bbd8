import { type Fault, faultsOf } from './fault.ts'

const crafts = 'apps/web/features/canvas/painting/crafts'
const tools = 'apps/web/features/canvas/tools'

const drawing = faultsOf('drawing')
const done = drawing('crafts.test.ts', crafts)
const moved = drawing('transformTools.test.ts', `${tools}/transform`)
const selected = drawing('selecting.test.ts', `${tools}/select`)
const led = drawing('guides.test.ts', `${tools}/guides`)

/** Faults in the tools of the canvas: what they select, fill, push about, move and adjust. */
export const canvasToolFaults: readonly Fault[] = [
  done(
    'a selection that holds nothing is taken all the same',
    'selectionOf.ts',
    "if (isNothing(selection)) throw refuse('nothingSelected')",
    "if (isNothing(selection) && selection.width < 0) throw refuse('nothingSelected')",
    'is refused, and the selection stays',
  ),
  done(
    'what is taken from everything leaves nothing',
    'selectionOf.ts',
    "(how === 'add' ? selectNothing(width, height) : selectAll(width, height))",
    'selectNothing(width, height)',
    'taken from all',
  ),
  done(
    'a fill goes beyond what is selected',
    'layOn.ts',
    '{ ...ink, selection: chosen, lockAlpha }',
    '{ ...ink, lockAlpha }',
    'stay within what is selected',
  ),
  done(
    'what is copied takes all of its box along',
    'openClipping.ts',
    '    if (chosen) keepSelected(rgba, box, chosen)\n',
    '',
    'pasted as a layer where it lay',
  ),
  done(
    'what is cut stays',
    'openClipping.ts',
    "if (order.is === 'cut') clearSelected",
    "if (order.is === 'lift') clearSelected",
    'pasted as a layer where it lay',
  ),
  done(
    'liquify forgets its field when a stroke is taken back',
    'openLiquifying.ts',
    'for (; pushed.at > to; pushed.at--) pushed.liquify.undo()',
    'for (; pushed.at > to; pushed.at--) continue',
    'the field follows',
  ),
  done(
    'what is frozen is not shown',
    'openLiquifying.ts',
    'if (!held.some((share) => share > 0.5))',
    'if (held.length > 0)',
    'is told',
  ),
  done(
    'a move that is tried is a step at once',
    'openTransforming.ts',
    "      now.shows = 'all'\n",
    "      now.shows = 'all'\n      keep(now, order.map)\n",
    'is tried without a step',
  ),
  done(
    'what is selected stays behind what it held',
    'openTransforming.ts',
    'if (chosen) select(',
    'if (!chosen) select(',
    'is tried without a step',
  ),
  done(
    'a move is lost when something else is done',
    'openTransforming.ts',
    'if (open?.latest) keep(open, open.latest)',
    'if (open?.latest && count < 0) keep(open, open.latest)',
    'laid down before something else is done',
  ),
  done(
    'a picture is drawn anew from what is seen of it',
    'transformed.ts',
    'transformTiles(openTilesOf(store, layer.source), matrix, within)',
    'transformTiles(openTilesOf(store, layer.source), map.matrix, box)',
    'keeps its own pixels',
  ),
  done(
    'an adjustment goes beyond what is selected',
    'openAdjusting.ts',
    'selection: selection() ?? undefined, lockAlpha: now.lockAlpha',
    'selection: undefined, lockAlpha: now.lockAlpha',
    'kept as one step',
  ),
  done(
    'a dropped adjustment stays',
    'openAdjusting.ts',
    'now.draft.cancel()',
    'now.draft.keep()',
    'dropped without a trace',
  ),
  moved(
    'what is moved by numbers lies between pixels',
    'cleaned.ts',
    'isOff(value, Math.round(value)) ? value : Math.round(value)',
    'value + 0.25',
    'by whole pixels',
  ),
  moved(
    'a side is pushed the wrong way',
    'skewed.ts',
    'const lean = (inside[0] - held[0]) / (held[1] - still)',
    'const lean = (held[0] - inside[0]) / (held[1] - still)',
    'leans the box',
  ),
  moved(
    'knots of a mesh cannot be taken',
    'transformHandles.ts',
    'if (index >= 0) return',
    'if (index > 99) return',
    'a knot of a mesh',
  ),
  selected('Alt adds', 'meets.ts', "return alt ? 'subtract' : desk", "return alt ? 'add' : desk", 'Alt takes away'),
  selected(
    'an even box is as small as its shorter side',
    'boxBetween.ts',
    'Math.max(Math.abs(wide), Math.abs(tall))',
    'Math.min(Math.abs(wide), Math.abs(tall))',
    'make it even',
  ),
  led(
    'an axis that was laid elsewhere jumps back',
    'guides.ts',
    'center ?? [width / 2, height / 2]',
    '[width / 2, height / 2]',
    'until they are laid elsewhere',
  ),
]
