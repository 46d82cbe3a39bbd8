import { Menu } from '@mantine/core'
import { designs } from '@toile/contract/features/designs.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { useTranslation } from 'react-i18next'
import { download } from '../../shell/exports/download.ts'
import { exports } from '../../shell/exports/exports.ts'
import { garmentLabel } from '../../shared/open/names/garmentName.ts'
import type { EditTabProps } from './edit.ts'
import { SceneItems, type Wish } from './SceneItems.tsx'

/** What one look is exported as: every scene that stands in the menu, and the document (look.md C32). */
export function LookExports({
  look,
  entry,
  design,
  project,
}: Pick<EditTabProps, 'look' | 'entry' | 'design' | 'project'>) {
  const { t } = useTranslation()
  const garments = design.garments.map((one) => ({ id: one.id, label: t(garmentLabel(one, project)) }))
  const { id } = entry
  const file = lookFile(entry)
  const settled = () => look.saver.flush()
  const order = (wish: Wish, ending: string) =>
    void exports.order(designs.exportLook, { id, file: wish }, `${file}-${ending}`, settled)
  const document = async () => {
    await settled()
    await download(designs.exportDocument, { id }, `${file}.json`)
  }
  return (
    <>
      <SceneItems garments={garments} onChoose={order} />
      <Menu.Label>{t('Document')}</Menu.Label>
      <Menu.Item onClick={() => void document()}>{t('Design as JSON')}</Menu.Item>
    </>
  )
}
