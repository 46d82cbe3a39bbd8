import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconChevronLeft, IconChevronRight, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { SaveLine } from '../../shared/saving/SaveLine.tsx'
import { neighbour } from '../../shared/open/looks/collection.ts'
import { usePlace } from '../../shared/open/looks/place.ts'
import { useMoves } from '../../shared/open/looks/useMoves.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import type { EditTabProps } from './edit.ts'
import { garmentLabel } from '../../shared/open/names/garmentName.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { headActions } from './headActions.ts'
import { HeadMenu } from './HeadMenu.tsx'
import { useMadeFrom } from './useMadeFrom.ts'

interface LookHeadProps extends EditTabProps {
  looks: readonly DesignEntry[]
  name: string
  /** One line: what is done with the look stands in its menu alone. */
  compact: boolean
}

/** The name of the look, what it is and was made from, the way to its neighbours, and what can be done with it (look.md C18, C19, C21). */
export function LookHead({ looks, name, compact, ...editing }: LookHeadProps) {
  const { entry, look, design, project } = editing
  const { t } = useTranslation()
  const place = usePlace()
  const { toggleLike } = useMoves()
  const made = useMadeFrom(design.origin)
  const [opened, setOpened] = useState<string | null>(null)
  const step = (by: 1 | -1) => place.go({ look: neighbour(looks, entry.id, by)?.id ?? null })
  const liked = entry.state === 'liked'
  const worn = design.garments.toReversed().map((one) => t(garmentLabel(one, project)))
  const Dialog = headActions.find(({ id }) => id === opened)?.Dialog
  const saved = (
    <div className={styles.saved}>
      <SaveLine projectId={entry.projectId} />
    </div>
  )
  return (
    <header className={styles.head} data-compact={compact || undefined}>
      <div className={styles.headLine}>
        <h2>{name}</h2>
        {compact ? (
          saved
        ) : (
          <>
            <IconButton name={t('Previous look')} onClick={() => step(-1)}>
              <IconChevronLeft size={19} stroke={1.5} />
            </IconButton>
            <IconButton name={t('Next look')} onClick={() => step(1)}>
              <IconChevronRight size={19} stroke={1.5} />
            </IconButton>
          </>
        )}
        <IconButton
          name={t('Like look {{number}}', { number: lookNumber(entry) })}
          tip={liked ? t('Liked') : undefined}
          aria-pressed={liked}
          onClick={() => toggleLike(entry)}
        >
          {liked ? <IconHeartFilled size={19} /> : <IconHeart size={19} stroke={1.5} />}
        </IconButton>
        <HeadMenu
          editing={editing}
          whole={compact}
          says={[worn.join(' · '), made].filter(Boolean).join('. ')}
          onAction={setOpened}
        />
      </div>
      {!compact && (
        <>
          <p className={styles.says}>{worn.join(' · ')}</p>
          {made && <p className={styles.says}>{made}</p>}
          {saved}
          <div className={styles.headActions} data-small={!place.large || undefined}>
            <ExportMenu {...editing} />
            {headActions
              .filter(({ first }) => first)
              .map(({ id, label, Icon }) => (
                <Button
                  key={id}
                  variant="default"
                  leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => setOpened(id)}
                >
                  {t(label)}
                </Button>
              ))}
          </div>
        </>
      )}
      {Dialog && (
        <Suspense>
          <Dialog look={look} entry={entry} project={project} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </header>
  )
}
