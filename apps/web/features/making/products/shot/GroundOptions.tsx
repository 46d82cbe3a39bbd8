import { Button } from '@mantine/core'
import { type ProductGround, productGrounds } from '@toile/craft/products/grounds.ts'
import type { ShotGround } from '@toile/craft/products/shot.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { Choices } from '../../../../shared/fields/choices/Choices.tsx'
import { ColorChips } from '../../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { knownPicture, usePictures } from '../../../../shared/open/projects/pictures.ts'
import { PictureChoice } from '../../parts/PictureChoice.tsx'
import styles from './shot.module.css'

interface GroundOptionsProps {
  /** None where it stands on none of them yet. */
  ground: ShotGround | null
  /** This picture on a ground, small; none where it cannot be drawn. */
  tile: ((ground: ShotGround) => PictureOrder) | null
  /** The colours of its board are offered. */
  project: Project | null
  onGround: (ground: ShotGround, as: StepName, drag?: string) => void
}

/** What the product stands before or lies on: kinds seen at one crop, a colour for those that take one, and a picture of one's own. */
export function GroundOptions({ ground, tile, project, onGround }: GroundOptionsProps) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const kind: ProductGround | undefined = productGrounds.find(({ id }) => id === ground?.kind)
  const own = [...pictures.values()].find(({ hash }) => hash === ground?.picture)
  const color = kind?.color ? (ground?.color ?? kind.color) : null
  const dye = (next: typeof color) =>
    ground && onGround({ ...ground, color: next }, { label: 'Colour of the ground' }, 'color')
  const groundOf = (id: ShotGround['kind']): ShotGround => ({
    kind: id,
    color: id === ground?.kind ? ground.color : null,
    picture: ground?.picture ?? null,
  })
  return (
    <>
      <Choices
        name={t('Ground|backdrop')}
        width={5}
        current={ground?.kind ?? null}
        onChoose={(id) => {
          const next = productGrounds.find((one) => one.id === id)
          if (next) onGround({ ...groundOf(next.id), color: null }, { label: 'Ground|backdrop' })
        }}
        choices={productGrounds.map(({ id, label }) => ({
          id,
          name: t(label),
          picture:
            tile && (id !== 'own' || ground?.picture) ? (
              <SeenPicture order={tile(groundOf(id))} />
            ) : (
              <i className={styles.noTile} />
            ),
        }))}
      />
      {color && (
        <div className={styles.dye}>
          <ColorField name={t('Colour of the ground')} color={color} onChange={dye} />
          {project && <ColorChips project={project} current={color} onChoose={dye} />}
          {ground?.color && (
            <Button variant="subtle" size="compact-sm" onClick={() => dye(null)}>
              {t('Its own colour')}
            </Button>
          )}
        </div>
      )}
      {ground?.kind === 'own' && (
        <PictureChoice
          label={t('A picture as the ground')}
          chosen={own ? [own.id] : []}
          most={1}
          use="library"
          onChosen={([id]) =>
            onGround({ ...ground, picture: (id && knownPicture(id)?.hash) || null }, { label: 'Own picture' })
          }
        />
      )}
    </>
  )
}
