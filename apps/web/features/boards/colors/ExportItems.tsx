import { Menu } from '@mantine/core'
import { paletteFormats } from '@toile/craft/colors/palettes/index.ts'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../../shell/exports/fileName.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { useColorNames } from '../../../shared/open/names/useColorNames.ts'

/** Every kind of file that the palette can be saved as. */
export function ExportItems() {
  const { t } = useTranslation()
  const { project } = useBoards()
  const nameOf = useColorNames()
  const colors = project.boards.color
  return paletteFormats.map(({ id, label, ending, mime, write }) => (
    <Menu.Item
      key={id}
      disabled={colors.length === 0}
      onClick={() => {
        const bytes = write(
          colors.map((entry) => ({ name: nameOf(entry), color: entry.color, group: '' })),
          project.name,
        )
        saveFile(new Blob([bytes], { type: mime }), `${fileName(project.name)}.${ending}`)
      }}
    >
      {t(label)}
    </Menu.Item>
  ))
}
