import { Button } from '@mantine/core'
import { account } from '@toile/contract/features/account.ts'
import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { type Light, studioLight } from '@toile/craft/products/light.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import type { ShotGround } from '@toile/craft/products/shot.ts'
import { limits } from '@toile/rules/limits.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../shared/fields/parts/Section.tsx'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { MainButton } from '../../../../shell/parts/MainButton.tsx'
import { LightPanel } from '../light/LightPanel.tsx'
import { OwnLight } from '../light/OwnLight.tsx'
import { GroundOptions } from '../shot/GroundOptions.tsx'
import { ratioOf, workOrder } from '../workOrder.ts'
import { AlsoThese } from './AlsoThese.tsx'
import { LitStage } from './LitStage.tsx'
import styles from './relight.module.css'

interface RelightDialogProps {
  entry: ProductEntry
  /** Further pictures of the project that may take the same light. */
  others: readonly ProductEntry[]
  onClose: () => void
  onOrdered: () => void
}

const tile = { width: 96, height: 120 } as const

/** The light that a picture was made in last. */
function lightOf(work: ProductWork): Light {
  if (work.of === 'look') return work.shot.light
  return work.retouched.steps.findLast((step) => step.kind === 'light')?.light ?? studioLight
}

/** The ground that a picture stands on; none where it is as it was photographed. */
function groundOf(work: ProductWork): ShotGround | null {
  if (work.of === 'look') return work.shot.ground
  return work.retouched.steps.findLast((step) => step.kind === 'ground')?.ground ?? null
}

/** A picture in another light, live; the same light goes to others or to all of the collection (requirement S1.08). */
export function RelightDialog({ entry, others, onClose, onOrdered }: RelightDialogProps) {
  const { t } = useTranslation()
  const { work, picture } = entry
  const [light, setLight] = useState(() => lightOf(work))
  const [ground, setGround] = useState<ShotGround | null>(null)
  const [without, setWithout] = useState(0.6)
  const [also, setAlso] = useState<readonly string[]>([])
  const relight = useSend(products.relight, {
    makesOld: [tasks.listTasks, products.list, account.credits],
    onDone: onOrdered,
  })
  const order = useCallback(
    (size: { width: number; height: number }) => workOrder(work, size, { light, ground, without }),
    [work, light, ground, without],
  )
  const ids = [entry.id, ...also]
  const price = ids.length * limits.products.relightCredits
  const isOwnMissing = ground?.kind === 'own' && !ground.picture
  const lacks =
    ids.length > limits.products.pictures
      ? t('One order takes {{number}} pictures at most.', { number: limits.products.pictures })
      : isOwnMissing
        ? t('Choose the picture of the ground first.')
        : sameContent(light, lightOf(work)) && !ground && also.length === 0
          ? t('Turn the light or choose another ground first.')
          : null
  return (
    <Dialog title={t('Relight {{name}}', { name: entry.name })} onClose={onClose} size="whole">
      <div className={styles.work}>
        <LitStage before={picture.url} ratio={ratioOf(work, picture)} order={order} />
        <div className={styles.fields}>
          <Section title={t('Light|lamp')}>
            <LightPanel
              light={light}
              tile={(next) => workOrder(work, tile, { light: next, ground, without })}
              onLight={setLight}
            />
            {work.of === 'picture' && <OwnLight without={without} onWithout={setWithout} />}
          </Section>
          <Section title={t('Ground|backdrop')}>
            <GroundOptions
              ground={ground ?? groundOf(work)}
              tile={(next) => workOrder(work, tile, { light, ground: next, without })}
              project={null}
              onGround={setGround}
            />
            {ground && (
              <Button variant="subtle" size="compact-sm" onClick={() => setGround(null)}>
                {t('Leave each its own ground')}
              </Button>
            )}
          </Section>
          {others.length > 0 && (
            <Section title={t('The same light for others')}>
              <AlsoThese others={others} chosen={also} onChosen={setAlso} />
            </Section>
          )}
          <div className={styles.foot}>
            <MainButton
              fullWidth
              orders
              lacks={lacks}
              loading={relight.busy}
              onClick={() => relight.send({ ids, light, ground, without })}
            >
              {`${t('Relight pictures: {{number}}', { number: ids.length })} · ${t('{{count}} credits', { count: price })}`}
            </MainButton>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
