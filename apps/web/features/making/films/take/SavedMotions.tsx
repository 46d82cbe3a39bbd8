import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import styles from './take.module.css'
import type { TakeDesk } from './takeDesk.ts'
import { useWhyNot } from './useWhyNot.ts'
import { EditMotion } from './EditMotion.tsx'
import { SavedTile } from './SavedTile.tsx'
import { isTakenAs, takenAs } from '../own/takenAs.ts'
import { type SavedMotion, useSavedMotions } from '../saved/useSavedMotions.ts'

interface SavedMotionsProps {
  projectId: string
  design: Design
  /** All looks that are to move so. */
  looks: readonly Design[]
  take: Take
  /** The film as its tiles show it. */
  plain: Take
  moves: boolean
  ghost: string | null
  turn: TakeDesk['turn']
}

/** The motions of the library behind those of the list, each as the look moves in it; opened, renamed and deleted there (requirement S2.43). */
export function SavedMotions({ projectId, design, looks, take, plain, moves, ghost, turn }: SavedMotionsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { motions, error, again } = useSavedMotions()
  const [editing, setEditing] = useState<SavedMotion | null>(null)
  const asked = useMemo(() => motions.map(({ document }) => takenAs(document).motion), [motions])
  const whyNot = useWhyNot(looks, asked)
  if (motions.length === 0) return error && <TryAgain error={error} onAgain={again} />
  return (
    <>
      <h3 id={id} className={styles.group}>
        {t('My motions')}
      </h3>
      <ul className={styles.motions} aria-labelledby={id}>
        {motions.map((saved, i) => (
          <SavedTile
            key={saved.id}
            saved={saved}
            design={design}
            plain={plain}
            chosen={isTakenAs(saved.document, take.motion)}
            ghost={ghost}
            lacks={whyNot[i] ?? null}
            moves={moves}
            onChoose={() => turn(takenAs(saved.document), { label: 'Own motion' })}
            onEdit={() => setEditing(saved)}
          />
        ))}
      </ul>
      {editing && (
        <EditMotion
          projectId={projectId}
          design={design}
          take={take}
          saved={editing}
          turn={turn}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
