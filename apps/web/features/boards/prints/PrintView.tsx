import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { Picture } from '@toile/contract/features/files.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RepeatView } from '../../making/prints/RepeatView.tsx'
import { usePrintPicture } from '../../making/prints/usePrintPicture.ts'
import { WornView } from '../../making/prints/WornView.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from '../../../shared/open/boards/boards.module.css'
import { PrintFields } from './PrintFields.tsx'
import { standsSingly } from './standsSingly.ts'

const views = [
  { id: 'repeat', label: 'Repeat' },
  { id: 'picture', label: 'Picture' },
  { id: 'cloth', label: 'On cloth' },
  { id: 'worn', label: 'On a garment' },
] as const
type ViewId = (typeof views)[number]['id']

/** A print of the board in true scale under a ruler, as it was sent, on cloth and on a garment; every change of width and repeat is seen at once (requirements S3.05, S3.27). */
export function PrintView({ picture }: { picture: Picture }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const item = project.boards.print.find(({ id }) => id === picture.id)
  const single = standsSingly(item?.category ?? '')
  const [view, setView] = useState<ViewId>('repeat')
  if (!item) return null
  return (
    <div className={styles.look}>
      <Tabs
        value={view}
        onChange={(value) => setView(views.find(({ id }) => id === value)?.id ?? 'repeat')}
        keepMounted={false}
        className={styles.printViews ?? ''}
      >
        <Tabs.List className={styles.tabLine ?? ''}>
          {views.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {t(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="picture">
          <img className={styles.large} src={picture.url} alt={picture.name || t('Print')} />
        </Tabs.Panel>
        {view !== 'picture' && (
          <Drawn view={view} hash={picture.hash} width={item.width} repeat={item.repeat} single={single} />
        )}
      </Tabs>
      <PrintFields picture={picture} />
    </div>
  )
}

interface DrawnProps {
  view: Exclude<ViewId, 'picture'>
  hash: string
  width: number
  repeat: Repeat
  single: boolean
}

function Drawn({ view, hash, width, repeat, single }: DrawnProps) {
  const { t } = useTranslation()
  const document = useMemo(
    (): PrintDocument => ({ kind: 'print', version: 1, source: { kind: 'picture', hash }, repeat, width }),
    [hash, repeat, width],
  )
  const { shown, trouble } = usePrintPicture(document)
  if (trouble)
    return (
      <p role="alert" className={styles.warning}>
        {t('A picture of this print could not be fetched; check the connection.')}
      </p>
    )
  return (
    <Tabs.Panel value={view}>
      {shown && view === 'repeat' && <RepeatView shown={shown} />}
      {shown && view !== 'repeat' && (
        <WornView key={`${view} ${single}`} shown={shown} near={view === 'cloth'} single={single} />
      )}
    </Tabs.Panel>
  )
}
