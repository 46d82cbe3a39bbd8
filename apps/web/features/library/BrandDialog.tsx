import { Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { brands } from '@toile/contract/features/brands.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../shell/calls/api.ts'
import { readEntries } from '../../shared/library/entries.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { refresh, useCall } from '../../shell/calls/useCall.ts'
import styles from './library.module.css'
import { withPictures } from './withPictures.ts'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { listOf } from '../../languages/listOf.ts'
import { Form } from '../../shell/parts/Form.tsx'

/** Makes the chosen pictures pictures of a brand, once their rights are declared; its room is told beforehand (requirement S2.61). */
export function BrandDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useCall(brands.listBrands, {})
  const [chosen, setChosen] = useState<string | null>(null)
  const [rights, setRights] = useState(false)
  const [busy, setBusy] = useState(false)
  const list = data?.brands ?? []
  const brand = list.find(({ id }) => id === chosen) ?? list[0]
  const room = brand ? Math.max(0, limits.brand.most - brand.pictures) : 0
  const add = async () => {
    if (!brand) return
    setBusy(true)
    try {
      const entries = await readEntries(ids.slice(0, limits.library.atOnce))
      const { revision, brand: now } = await send(brands.readBrand, { id: brand.id })
      const { next, added, left } = withPictures(now, entries)
      await send(brands.saveBrand, { id: brand.id, revision, brand: next, rights }, { key: newKey() })
      void refresh(brands.readBrand, brands.listBrands)
      toasts.done(t('{{count}} pictures were added to {{brand}}', { count: added, brand: brand.name }))
      if (left.length > 0)
        toasts.warn(
          t('{{brand}} holds at most {{most}} pictures. Not added: {{names}}', {
            brand: brand.name,
            most: limits.brand.most,
            names: listOf(left.slice(0, 12)),
          }),
        )
      onClose()
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const lacks = !brand
    ? t('Choose a brand.')
    : room === 0
      ? t('The brand is full.')
      : rights
        ? null
        : t('Declare the rights first')
  return (
    <Dialog title={t('Use {{count}} pictures for a brand', { count: ids.length })} onClose={onClose}>
      {data && list.length === 0 ? (
        <p className={styles.says}>{t('There is no brand yet. Begin one under Brand DNA in the menu.')}</p>
      ) : (
        <Form className={styles.form} onSubmit={() => void add()}>
          <NativeSelect
            label={t('Brand')}
            data-autofocus
            value={brand?.id ?? ''}
            data={list.map(({ id, name, pictures }) => ({
              value: id,
              label: t('{{name}}, {{count}} of {{most}} pictures', { name, count: pictures, most: limits.brand.most }),
            }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          {ids.length > room && (
            <p className={styles.warning} role="status">
              {t('There is room for {{room}} of them; the rest will be named.', { room })}
            </p>
          )}
          <Checkbox
            label={t('I hold the rights in the pictures that I add, or may use them for this')}
            checked={rights}
            onChange={({ currentTarget }) => setRights(currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <MainButton type="submit" loading={busy} lacks={lacks}>
              {t('Add to the brand')}
            </MainButton>
          </Group>
        </Form>
      )}
    </Dialog>
  )
}
