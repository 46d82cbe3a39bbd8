import type { Design } from '@toile/craft/designs/design.ts'
import { type Take, takeSchema } from '@toile/craft/films/film.ts'
import type { MovedSettings } from '@toile/craft/films/movedSettings.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { motionIds } from '@toile/craft/motions/motionIds.ts'
import { useReducedMotion } from '@mantine/hooks'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../shared/fields/parts/Section.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { MotionTile } from './MotionTile.tsx'
import { useWhyNot } from './useWhyNot.ts'
import type { TakeDesk } from './takeDesk.ts'
import styles from './take.module.css'

interface MotionChoiceProps {
  design: Design
  take: Take
  /** All looks that are to move so. */
  looks: readonly Design[]
  /** A picture of the look at hand that stands for it until it is drawn. */
  ghost: string | null
  turn: TakeDesk['turn']
  /** How somebody who is moved as a picture is. */
  moved?: MovedSettings | undefined
  /** A tile behind those of the list, by whether tiles move and how they are taken. */
  children?: (moves: boolean, plain: Take) => ReactNode
  /** Further groups behind the list. */
  behind?: (moves: boolean, plain: Take) => ReactNode
}

const offered = motions.map(({ id, label }) => ({ motion: { kind: 'motion', id } as const, label }))
const listed = offered.map(({ motion }) => motion)

const plainTake = (ground: Take['ground'], backdrop: Take['backdrop']) =>
  takeSchema.parse({ motion: { kind: 'motion', id: motionIds[0] }, ground, backdrop })

/** The motions of the list, each as the look moves in it (requirement S1.09). */
export function MotionChoice({ design, looks, take, ghost, turn, moved, children, behind }: MotionChoiceProps) {
  const { t } = useTranslation()
  const still = useReducedMotion(false, { getInitialValueInEffect: false })
  const [asked, setMoves] = useState<boolean | null>(null)
  const moves = asked ?? !still
  const { motion, ground, backdrop } = take
  const whyNot = useWhyNot(looks, listed)
  // The tiles stay as they are while anything else of the film changes.
  const plain = useMemo(() => plainTake(ground, backdrop), [ground, backdrop])
  return (
    <Section
      level={2}
      title={t('Motion')}
      actions={
        <IconButton
          size={28}
          name={moves ? t('Stop the moving pictures') : t('Let the pictures move')}
          onClick={() => setMoves(!moves)}
        >
          {moves ? <IconPlayerPause size={16} stroke={1.5} /> : <IconPlayerPlay size={16} stroke={1.5} />}
        </IconButton>
      }
    >
      <ul className={styles.motions} aria-label={t('Motion')}>
        {offered.map((one, i) => (
          <MotionTile
            key={one.motion.id}
            design={design}
            take={plain}
            motion={one.motion}
            name={t(one.label)}
            chosen={motion.kind === 'motion' && motion.id === one.motion.id}
            ghost={ghost}
            moved={moved}
            lacks={whyNot[i] ?? null}
            moves={moves}
            onChoose={() => turn({ motion: one.motion }, { label: one.label })}
          />
        ))}
        {children?.(moves, plain)}
      </ul>
      {behind?.(moves, plain)}
    </Section>
  )
}
