import { Button } from '@mantine/core'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../../shared/fields/choices/Choices.tsx'
import { Panel } from '../../../../shell/parts/Panel.tsx'
import styles from './pictures.module.css'

interface PicturesColumnProps {
  projectId: string
  pictures: readonly FigureEntry[]
  current: FigureEntry | null
  onChoose: (figure: string) => void
}

/** The pictures that can be filmed: own mannequins, one of which is chosen. Their outline and points are corrected where they are made. */
export function PicturesColumn({ projectId, pictures, current, onChoose }: PicturesColumnProps) {
  const { t } = useTranslation()
  const maker = { tool: 'figure', project: projectId, from: 'film' }
  return (
    <Panel title={t('Own pictures')}>
      <Choices
        name={t('Own pictures')}
        width={5}
        current={current?.figure ?? null}
        onChoose={onChoose}
        choices={pictures.map(({ figure, document, cutOutUrl }) => ({
          id: figure,
          name: document.name || t('Own mannequin'),
          picture: <img className={styles.picture} src={cutOutUrl} alt="" loading="lazy" />,
        }))}
      />
      <div className={styles.ways}>
        <Button
          renderRoot={(props: object) => <Link to="/home/tools" search={maker} {...props} />}
          variant="default"
          fullWidth
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        >
          {t('Add a picture')}
        </Button>
        {current && (
          <Button
            renderRoot={(props: object) => (
              <Link to="/home/tools" search={{ ...maker, figure: current.figure }} {...props} />
            )}
            variant="subtle"
            fullWidth
          >
            {t('Correct outline and points')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
