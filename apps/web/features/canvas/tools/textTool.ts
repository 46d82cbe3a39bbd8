import { IconLetterT } from '@tabler/icons-react'
import type { TextLayer } from '@toile/canvas/document/layer.ts'
import { tilePlace, side } from '@toile/canvas/tiles/tile.ts'
import { moving } from '@toile/canvas/warping/matrices.ts'
import type { Bench } from '../painting/usePainting.ts'
import { freshId } from '../painting/freshId.ts'
import type { Place } from '../view/camera.ts'
import { writing } from '../writing/writing.ts'
import { desk } from './paintersDesk.ts'
import { overlay } from './overlay.ts'
import { lastPlace, type Tool } from './tool.ts'

/** Whether a place lies on the tiles of a text. */
const liesOn = ({ tiles }: TextLayer, [x, y]: Place) =>
  Object.keys(tiles).some((key) => {
    const [column, row] = tilePlace(key)
    return x >= column * side && x < (column + 1) * side && y >= row * side && y < (row + 1) * side
  })

/** The text layer that is pressed: the one that is worked on. */
function pressed({ painting }: Bench, at: Place): TextLayer | null {
  const document = painting.get().document
  const active = document?.layers[document.active]
  return active?.kind === 'text' && active.visible && liesOn(active, at) ? active : null
}

/** Pixels of the screen from which a drawn frame is a box of text. */
const drawn = 24

/** Writes on the sheet: a press begins a text there or goes on with the one that is pressed, a drawn frame is the width of its lines (requirement S3.21). */
export const textTool: Tool = {
  id: 'text',
  label: 'Text',
  keys: 't',
  Icon: IconLetterT,
  cursor: 'text',
  begin(start, bench) {
    const { painting, look } = bench
    const open = writing.get().written
    if (open) {
      writing.end(painting)
      if (open.text.trim() !== '') return null
    }
    const layer = pressed(bench, start.at)
    let to = start.at
    return {
      add(samples) {
        to = lastPlace(samples)
        overlay.put(`M${start.at[0]} ${start.at[1]}H${to[0]}V${to[1]}H${start.at[0]}Z`)
      },
      end() {
        overlay.put('')
        if (layer) return writing.begin(layer, painting)
        const width = Math.abs(to[0] - start.at[0])
        const boxed = width * look.get().zoom > drawn
        const [x, y] = boxed ? [Math.min(start.at[0], to[0]), Math.min(start.at[1], to[1])] : start.at
        const { textStyle, front } = desk.get()
        writing.begin(
          {
            id: freshId(),
            text: '',
            style: { ...textStyle, color: front },
            place: boxed ? { kind: 'box', width: Math.max(1, width) } : { kind: 'point' },
            breaks: [],
            matrix: moving(x, y),
          },
          painting,
        )
      },
      cancel: () => overlay.put(''),
    }
  },
}
