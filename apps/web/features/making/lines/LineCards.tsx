import { Button } from '@mantine/core'
import { lines } from '@toile/contract/features/lines.ts'
import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { LayerSwitches } from './LayerSwitches.tsx'
import { LineCard } from './LineCard.tsx'
import styles from './lines.module.css'
import type { LineGroup } from './linesSource.ts'

interface LineCardsProps {
  group: LineGroup
  /** Already translated. */
  title: string
  onCorrect: (id: string) => void
}

/** The drawings of one picture, by category (requirement S3.11): their layers are shown or hidden together, and all go into one ZIP. */
export function LineCards({ group: { entries, from }, title, onCorrect }: LineCardsProps) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState<ReadonlySet<DrawnLayer>>(new Set())
  const zip = () => {
    const name = `${fileName(from?.name || entries[0]?.name || 'toile')}.zip`
    void exports.order(lines.pack, { ids: entries.map(({ id }) => id) }, name)
  }
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <LayerSwitches hidden={hidden} onHidden={setHidden} />
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />} onClick={zip}>
          {t('All as a ZIP')}
        </Button>
      </header>
      <ul className={styles.cards} aria-label={title}>
        {entries.map((entry) => (
          <LineCard key={entry.id} entry={entry} hidden={hidden} onCorrect={() => onCorrect(entry.id)} />
        ))}
      </ul>
    </section>
  )
}
