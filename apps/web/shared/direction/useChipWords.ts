import type { ReadPicture } from '@toile/contract/features/generation.ts'
import type { ScriptColor } from '@toile/craft/script/scriptSchema.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../open/boards/boardContext.ts'
import { useNamesApart } from '../open/names/useNamesApart.ts'
import { keyOfChip } from './chips.ts'
import { roleLabel } from './words.ts'

export type ChipWords = ReturnType<typeof useChipWords>

/** The colours of one bar in words: a name that no other of them has, what it is for, how much of the cloth it has, and where it comes from. */
export function useChipWords(chips: readonly ScriptColor[], pictures: readonly ReadPicture[]) {
  const { t, i18n } = useTranslation()
  const { project } = useBoards()
  const apart = useNamesApart()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const entryOf = ({ color, asked }: ScriptColor) =>
    project.boards.color.find(({ id }) => id === asked) ?? { name: '', color }
  const said = apart(chips.map(entryOf))
  const names = new Map(chips.map((chip, i) => [keyOfChip(chip), said[i]]))
  const name = (chip: ScriptColor) => names.get(keyOfChip(chip)) ?? ''
  const role = ({ role: own }: ScriptColor) => t(roleLabel(own))
  const share = ({ share: own }: ScriptColor) => percent.format(own)
  /** Where it comes from; of a colour that was derived from the others, that. */
  const origin = ({ asked, from }: ScriptColor) => {
    if (asked !== null) return t('from your colourboard')
    const picture = pictures.find(({ hash }) => hash === from)
    if (picture) return t('from {{name}}', { name: picture.name })
    return pictures.length > 0 ? t('between the colours of the pictures') : t('derived from your colours')
  }
  const parts = (chip: ScriptColor) => [role(chip), share(chip), origin(chip)]
  return {
    name,
    share,
    parts,
    short: (chip: ScriptColor) => [name(chip), role(chip), share(chip)].join(' · '),
    long: (chip: ScriptColor) => [name(chip), ...parts(chip), ...(chip.kept ? [t('held')] : [])].join(' · '),
  }
}
