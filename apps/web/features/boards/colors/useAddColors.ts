import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { addColors, roomForColors } from '@toile/studio/projects/colorChanges.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { findColor } from '../../../shared/open/names/findColor.ts'
import { listOf } from '../../../languages/listOf.ts'

interface NewColor {
  name: string
  color: Color
}

/** Puts colours on the board in one step, with the codes that stand for them; what does not fit is named (requirement S5.03). */
export function useAddColors(): (colors: readonly NewColor[]) => Promise<void> {
  const { t } = useTranslation()
  const { opened } = useBoards()
  return async (colors) => {
    const found = await Promise.all(
      colors.map(async ({ name, color }) => ({
        id: newKey(),
        name,
        gradient: null,
        ...(await findColor(toHex(color))),
      })),
    )
    const room = roomForColors(opened.document.get())
    opened.document.change(addColors, found)
    const added = Math.min(room, found.length)
    if (added > 0) toasts.done(t('{{count}} colours joined the board', { count: added }))
    const left = found.slice(room).map(({ name, color }) => name || t(nearestName(color).label))
    if (left.length > 0)
      toasts.warn(
        t('{{board}} holds at most {{most}}. Not added: {{names}}', {
          board: t('Colours'),
          most: limits.board.color,
          names: listOf(left),
        }),
      )
  }
}
