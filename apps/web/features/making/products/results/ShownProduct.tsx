import { products } from '@toile/contract/features/products.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { ProductDialog } from './ProductDialog.tsx'

/** The product picture that the address names, large over its room; closed, the address names none. */
export function ShownProduct({ projectId }: { projectId: string }) {
  const { product }: Record<string, unknown> = useSearch({ strict: false })
  return typeof product === 'string' ? <Named projectId={projectId} id={product} /> : null
}

function Named({ projectId, id }: { projectId: string; id: string }) {
  const navigate = useNavigate()
  const { data } = useCall(products.open, { id })
  if (!data) return null
  return (
    <ProductDialog
      entry={data}
      onClose={() =>
        void navigate({ to: '/home/tools', search: { tool: 'product', project: projectId }, replace: true })
      }
    />
  )
}
