import type { Naming } from '@toile/rules/naming.ts'
import type { z } from 'zod'

type DefOf<S> = S extends { _zod: { def: infer Def } } ? Def : never
type IdForm = { format: 'uuid' | 'guid' | 'sha256' }
type IdKey = 'id' | 'ids' | 'hash' | `${string}Id` | `${string}Ids` | `${string}Hash`

type Within<Shape, At extends string> = {
  [K in keyof Shape & string]: UnsaidIn<Shape[K], At extends '' ? K : `${At}.${K}`>
}[keyof Shape & string]

/** The places below a form, as texts, of ids and hashes that say nothing of what they name. */
type UnsaidIn<S, At extends string> = S extends Naming
  ? never
  : DefOf<S> extends infer Def
    ? Def extends IdForm
      ? At
      : Def extends { type: 'object'; shape: infer Shape }
        ? Within<Shape, At>
        : Def extends { innerType: infer Inner }
          ? UnsaidIn<Inner, At>
          : Def extends { element: infer Element }
            ? UnsaidIn<Element, At>
            : Def extends { options: infer Options extends readonly unknown[] }
              ? UnsaidIn<Options[number], At>
              : Def extends { type: 'pipe'; out: infer Out }
                ? UnsaidIn<Out, At>
                : Def extends { type: 'record'; valueType: infer Value }
                  ? UnsaidIn<Value, At>
                  : Def extends { type: 'tuple'; items: infer Items extends readonly unknown[] }
                    ? UnsaidIn<Items[number], At>
                    : Def extends { left: infer Left; right: infer Right }
                      ? UnsaidIn<Left, At> | UnsaidIn<Right, At>
                      : never
    : never

type Bare<S> = S extends Naming
  ? never
  : DefOf<S> extends infer Def
    ? Def extends { innerType: infer Inner }
      ? Bare<Inner>
      : Def extends { element: infer Element }
        ? Bare<Element>
        : Def extends { type: 'string' }
          ? true
          : never
    : never

/** Fields of an input that are called ids and are plain text. */
type UnsaidKeys<Shape> = { [K in keyof Shape & IdKey]: Bare<Shape[K]> extends never ? never : K }[keyof Shape & IdKey]

/** The ids that an input takes without saying whose they are, wherever in it they stand; never, where each says so. */
export type Unsaid<T extends z.ZodType> =
  | UnsaidIn<T, ''>
  | (DefOf<T> extends { type: 'object'; shape: infer Shape } ? UnsaidKeys<Shape> : never)
