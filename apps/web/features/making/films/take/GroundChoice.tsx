import { Button } from '@mantine/core'
import { backdrops } from '@toile/craft/designs/backdrops.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { Choices } from '../../../../shared/fields/choices/Choices.tsx'
import { ColorChips } from '../../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import type { TakeDesk } from './takeDesk.ts'
import styles from './take.module.css'

interface GroundChoiceProps {
  design: Design
  take: Take
  project: Project
  turn: TakeDesk['turn']
}

const tile = { width: 72, height: 108 }

/** What all looks of a film stand before: as each look has it, or one backdrop and one colour for all. */
export function GroundChoice({ design, take, project, turn }: GroundChoiceProps) {
  const { t } = useTranslation()
  const still = (backdrop: Take['backdrop']): PictureOrder => ({
    kind: 'look',
    design: { ...design, ground: take.ground ?? design.ground, backdrop: backdrop ?? design.backdrop },
    ...tile,
  })
  const color = take.ground ?? design.ground
  const dye = (ground: Take['ground']) => turn({ ground }, { label: 'Colour of the ground' }, 'color')
  return (
    <div className={styles.ground}>
      <Choices
        name={t('Backdrop')}
        width={4.5}
        current={take.backdrop ?? 'own'}
        onChoose={(id) => turn({ backdrop: backdrops.find((one) => one.id === id)?.id ?? null }, { label: 'Backdrop' })}
        choices={[{ id: 'own', label: 'As each look has it' } as const, ...backdrops].map(({ id, label }) => ({
          id,
          name: t(label),
          picture: <SeenPicture order={still(id === 'own' ? null : id)} />,
        }))}
      />
      <ColorField name={t('Colour of the ground')} color={color} onChange={dye} />
      <ColorChips project={project} current={color} onChoose={dye} />
      {take.ground && (
        <Button variant="subtle" size="compact-sm" onClick={() => dye(null)}>
          {t('The colour of each look')}
        </Button>
      )}
    </div>
  )
}
