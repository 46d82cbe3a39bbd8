import { Button, SegmentedControl } from '@mantine/core'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { addKey, moveKey, removeKey, setKeyPose } from '@toile/craft/motions/own/changes.ts'
import { limits } from '@toile/rules/limits.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../../shared/fields/parts/DocumentUndo.tsx'
import { editOf } from '../../../../shared/fields/editOf.ts'
import { newKey } from '../../../../shell/calls/api.ts'
import { useDocument } from '../../../../shell/useDocument.ts'
import { PreviewStage } from '../preview/PreviewStage.tsx'
import { motionFilm } from '../reel/motionReel.ts'
import { KeepMotion } from '../saved/KeepMotion.tsx'
import { KeyFields } from './KeyFields.tsx'
import { freeTime, lengthOf } from './keyFilm.ts'
import { KeyStage } from './KeyStage.tsx'
import type { MotionDesk } from './motionDesk.ts'
import styles from './own.module.css'
import { TimeLine } from './TimeLine.tsx'

const undoNames: UndoNames = {
  group: 'Own motion',
  undo: { label: 'Undo on the motion' },
  redo: { label: 'Redo on the motion' },
}
const { keys: mostKeys, seconds: bounds } = limits.films

interface MotionBenchProps {
  desk: MotionDesk
  design: Design
  take: Take
  /** What it is begun anew with, already translated. */
  anew: string
  onAnew: () => void
  /** It was saved to the library. */
  onSaved: () => void
  onUse: (change: Pick<Take, 'motion' | 'seconds'>) => void
}

/** A motion made of key frames: the pose of one under the hands or the whole as it moves, its time line, and what is told of the key frame (requirement S2.43). */
export function MotionBench({ desk, design, take, anew, onAnew, onSaved, onUse }: MotionBenchProps) {
  const { t } = useTranslation()
  const { value: motion } = useDocument(desk)
  const edit = useMemo(() => editOf(desk), [desk])
  const [chosen, setChosen] = useState<string | null>(null)
  const [shows, setShows] = useState<'pose' | 'motion'>('pose')
  const { keys } = motion
  const place = Math.max(
    0,
    keys.findIndex(({ id }) => id === chosen),
  )
  const current = keys[place]
  const seconds = lengthOf(keys, bounds)
  const film = useMemo(() => {
    const whole = motionFilm(design, take, { kind: 'own', keys })
    return { ...whole, take: { ...whole.take, seconds } }
  }, [design, take, keys, seconds])
  if (!current) return null
  const remove = (id: string) => edit(removeKey, { id })
  const move = (id: string, at: number) => edit(moveKey, { id, at }, `move ${id}`)
  const add = () => {
    const id = newKey()
    edit(addKey, { ...current, id, at: freeTime(keys, Math.min(bounds.most, seconds + 1)), hold: 0 })
    setChosen(id)
  }
  return (
    <div className={styles.bench}>
      <div className={styles.top}>
        <DocumentUndo names={undoNames} document={desk} here />
        <SegmentedControl
          aria-label={t('What is seen')}
          value={shows}
          onChange={(next) => setShows(next === 'motion' ? 'motion' : 'pose')}
          data={[
            { value: 'pose', label: t('Pose') },
            { value: 'motion', label: t('Motion') },
          ]}
        />
        <Button variant="subtle" onClick={onAnew}>
          {anew}
        </Button>
      </div>
      {shows === 'pose' ? (
        <KeyStage
          design={design}
          take={take}
          current={current}
          neighbours={[keys[place - 1], keys[place + 1]].flatMap((key) => key ?? [])}
          onPose={(pose, joint) => edit(setKeyPose, { id: current.id, pose }, `${joint} ${current.id}`)}
        />
      ) : (
        <PreviewStage film={film} name={t('Own motion')} ghost={null} />
      )}
      <KeyFields
        current={current}
        most={bounds.most}
        isFull={keys.length >= mostKeys}
        isOnly={keys.length < 2}
        edit={edit}
        onMove={(at) => move(current.id, at)}
        onAdd={add}
        onRemove={() => remove(current.id)}
      />
      <TimeLine
        keys={keys}
        current={current.id}
        seconds={Math.min(bounds.most, seconds + 1)}
        onChoose={setChosen}
        onMove={move}
        onRemove={remove}
      />
      <div className={styles.foot}>
        <KeepMotion desk={desk} onSaved={onSaved} />
        <Button onClick={() => onUse({ motion: { kind: 'own', keys }, seconds })}>{t('Film with this motion')}</Button>
      </div>
    </div>
  )
}
