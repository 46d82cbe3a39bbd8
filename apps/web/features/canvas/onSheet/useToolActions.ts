import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../../shell/actions/action.ts'
import { useActions } from '../../../shell/actions/useActions.ts'
import type { SelectionShape } from '../painting/crafts/selectionOrder.ts'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { takeTool } from '../tools/takeTool.ts'
import { paintingOn } from '../tools/paintingOn.ts'

const group = 'Selection'

/** The keys of selections, as painters know them; those that need a selection are there with it. */
export function useToolActions(): void {
  const { t } = useTranslation()
  const bench = useBench()
  const { painting } = bench
  const { selection, copied } = useKnown()
  const isSelected = selection !== null
  useActions(
    useMemo(() => {
      const select = (shape: SelectionShape) => () => painting.say({ say: 'select', order: { shape, how: 'replace' } })
      const action = (id: string, label: string, keys: string, run: () => void): Action => ({
        id: `canvas-${id}`,
        label,
        group,
        keys,
        run,
      })
      const on = () => paintingOn(painting.get().document)
      const clear = () => painting.say({ say: 'clear', on: on() })
      const fill = (color: string) => painting.say({ say: 'fillAll', color, on: on() })
      const copy = (seen: boolean) => painting.say({ say: 'clip', order: { is: 'copy', seen } })
      const paste = (is: 'paste' | 'lift', name: string) => painting.say({ say: 'clip', order: { is, name } })
      const ofSelection = [
        action('deselect', labels.deselect.label, 'mod+d', select({ kind: 'none' })),
        action('clear', labels.clear.label, 'delete', clear),
        action('clearBack', labels.clear.label, 'backspace', clear),
        action('lift', labels.lift.label, 'mod+j', () => paste('lift', t('Copy'))),
      ]
      return [
        action('transform', labels.transform.label, 'mod+t', () => takeTool(bench, 'transform')),
        action('selectAll', labels.all.label, 'mod+a', select({ kind: 'all' })),
        action('reselect', labels.again.label, 'mod+shift+d', select({ kind: 'again' })),
        action('invertSelection', labels.invert.label, 'mod+shift+i', select({ kind: 'inverse' })),
        action('copy', labels.copy.label, 'mod+c', () => copy(false)),
        action('copySeen', labels.copySeen.label, 'mod+shift+c', () => copy(true)),
        action('cut', labels.cut.label, 'mod+x', () => painting.say({ say: 'clip', order: { is: 'cut' } })),
        action('fillFront', labels.fillFront.label, 'alt+backspace', () => fill(desk.get().front)),
        action('fillBack', labels.fillBack.label, 'mod+backspace', () => fill(desk.get().back)),
        ...(copied ? [action('paste', labels.paste.label, 'mod+v', () => paste('paste', t('Pasted')))] : []),
        ...(isSelected ? ofSelection : []),
      ]
    }, [bench, painting, isSelected, copied, t]),
  )
}

const labels = {
  transform: { label: 'Transform' },
  all: { label: 'Select all' },
  deselect: { label: 'Select nothing' },
  again: { label: 'Take the last selection again' },
  invert: { label: 'Invert the selection' },
  clear: { label: 'Delete what is selected' },
  lift: { label: 'Copy to a new layer' },
  copy: { label: 'Copy' },
  copySeen: { label: 'Copy what all layers show' },
  cut: { label: 'Cut' },
  paste: { label: 'Paste as a new layer' },
  fillFront: { label: 'Fill with the colour in the hand' },
  fillBack: { label: 'Fill with the colour behind' },
} as const
