import { Menu } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconHeart,
  IconHeartFilled,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { SaveLine } from '../../shared/saving/SaveLine.tsx'
import { neighbour } from '../../shared/open/looks/collection.ts'
import { setDock } from '../../shared/open/projects/dockSettings.ts'
import { usePlace } from '../../shared/open/looks/place.ts'
import { useMoves } from '../../shared/open/looks/useMoves.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import { ApplyButton } from './apply/ApplyButton.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { garmentLabel } from '../../shared/open/names/garmentName.ts'
import { madeFrom } from './madeFrom.ts'
import type { OpenLook } from '../../shared/open/looks/openLooks.ts'
import { VaryButton } from './VaryButton.tsx'
import { listOf } from '../../languages/listOf.ts'

interface LookHeadProps {
  entry: DesignEntry
  looks: readonly DesignEntry[]
  look: OpenLook
  design: Design
  project: Project
  name: string
}

/** The name of the look, what it is and was made from, the way to its neighbours, and what can be done with it (look.md C18, C19, C21). */
export function LookHead({ entry, looks, look, design, project, name }: LookHeadProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const { toggleLike, remove } = useMoves()
  const step = (by: 1 | -1) => place.go({ look: neighbour(looks, entry.id, by)?.id ?? null })
  const liked = entry.state === 'liked'
  const { origin } = design
  const worn = design.garments.toReversed().map((one) => t(garmentLabel(one, project)))
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <h2>{name}</h2>
        <IconButton name={t('Previous look')} onClick={() => step(-1)}>
          <IconChevronLeft size={19} stroke={1.5} />
        </IconButton>
        <IconButton name={t('Next look')} onClick={() => step(1)}>
          <IconChevronRight size={19} stroke={1.5} />
        </IconButton>
        <IconButton
          name={t('Like look {{number}}', { number: lookNumber(entry) })}
          tip={liked ? t('Liked') : undefined}
          aria-pressed={liked}
          onClick={() => toggleLike(entry)}
        >
          {liked ? <IconHeartFilled size={19} /> : <IconHeart size={19} stroke={1.5} />}
        </IconButton>
        <Menu withinPortal={false} floatingStrategy="fixed">
          <Menu.Target>
            <IconButton name={t('More')}>
              <IconDots size={19} stroke={1.5} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {origin && (
              <Menu.Item
                leftSection={<IconRepeat size={16} stroke={1.5} aria-hidden />}
                onClick={() => setDock({ seed: origin.briefSeed })}
              >
                {t('Use these again: seed {{seed}}', { seed: origin.briefSeed })}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={() => void remove(entry)}
            >
              {t('Delete the look')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <p className={styles.says}>{worn.join(' · ')}</p>
      {origin && (
        <p className={styles.says}>
          <MadeFrom origin={origin} />
        </p>
      )}
      <div className={styles.saved}>
        <SaveLine projectId={entry.projectId} />
      </div>
      <div className={styles.headActions}>
        <ExportMenu
          look={look}
          entry={entry}
          garments={design.garments.map((one) => ({ id: one.id, label: t(garmentLabel(one, project)) }))}
        />
        <VaryButton look={look} entry={entry} project={project} />
        <ApplyButton look={look} entry={entry} project={project} />
      </div>
    </header>
  )
}

function MadeFrom({ origin }: { origin: NonNullable<Design['origin']> }) {
  const { t } = useTranslation()
  const { sketches, prints, pictured, asked } = madeFrom(origin)
  const parts = [
    ...(sketches ? [t('{{count}} of your sketches', { count: sketches })] : []),
    ...(prints ? [t('{{count}} of your prints', { count: prints })] : []),
    ...(pictured && sketches + prints > 0 ? [t('colours of your pictures')] : []),
  ]
  if (parts.length === 0 && pictured)
    return asked
      ? t('Made from your colours and those of your pictures.')
      : t('Made from the colours of your pictures.')
  if (parts.length === 0) return t('Made from your colours.')
  return t('Made from {{parts}}.', { parts: listOf(parts) })
}
