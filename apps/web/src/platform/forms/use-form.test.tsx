import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../../ui/text-field.tsx'
import { type Check, type FieldErrors, lazyCheck } from './lazy-check.ts'
import { useForm } from './use-form.ts'

type Person = { first: string; last: string }

const checkPerson: Check<Person, Person> = (values) => {
  const errors: FieldErrors<Person> = {}
  if (values.first === '') errors.first = 'A first name, please.'
  if (values.last === '') errors.last = 'A last name, please.'
  return Object.keys(errors).length === 0 ? { output: values } : { errors }
}
const soon = lazyCheck(async () => checkPerson)

type PersonFormProps = {
  initial: Person
  checksOnBlur?: boolean
  check?: typeof soon
  send?: (person: Person) => void
}

function PersonForm({ initial, checksOnBlur = false, check = soon, send = () => {} }: PersonFormProps) {
  const form = useForm<Person, Person>({ initial, check, checksOnBlur })
  return (
    <form onSubmit={(event) => void form.submit(send)(event)} noValidate>
      <TextField label="First" {...form.field('first')} />
      <TextField label="Last" {...form.field('last')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setErrors({ last: 'Ask the committee.' })}>
        Refuse
      </button>
      <button type="button" onClick={form.reset}>
        Begin again
      </button>
    </form>
  )
}

const ADA = { first: 'Ada', last: 'Okafor' }
const NOBODY = { first: '', last: '' }
const first = page.getByLabelText('First')
const last = page.getByLabelText('Last')
const press = (name: string) => page.getByRole('button', { name }).click()

test('only a field that has lost focus is checked; its error goes once it is corrected', async () => {
  await render(<PersonForm initial={NOBODY} checksOnBlur />)
  await first.click()
  await userEvent.tab()
  await expect.element(page.getByText('A first name, please.')).toBeVisible()
  await expect.element(page.getByText('A last name, please.')).not.toBeInTheDocument()
  await first.fill('A')
  await expect.element(page.getByText('A first name, please.')).not.toBeInTheDocument()
})

test('submitting shows all errors and moves the focus to the first', async () => {
  const sent: Person[] = []
  await render(<PersonForm initial={NOBODY} send={(person) => sent.push(person)} />)
  await last.click()
  await userEvent.tab()
  await expect.element(page.getByText('A last name, please.')).not.toBeInTheDocument()
  await press('Send')
  await expect.element(page.getByText('A last name, please.')).toBeVisible()
  await expect.element(first).toHaveFocus()
  await first.fill('Ada')
  await last.fill('Obi')
  await press('Send')
  await expect.poll(() => sent).toEqual([{ first: 'Ada', last: 'Obi' }])
})

test('an error of the server stays at its field until that field changes', async () => {
  await render(<PersonForm initial={ADA} />)
  await press('Refuse')
  await expect.element(last).toHaveFocus()
  await first.fill('Adaeze')
  await expect.element(page.getByText('Ask the committee.')).toBeVisible()
  await last.fill('Obi')
  await expect.element(page.getByText('Ask the committee.')).not.toBeInTheDocument()
})

test('new initial values change only untouched fields; a reset form shows all of them', async () => {
  const { rerender } = await render(<PersonForm initial={ADA} />)
  await first.fill('Adaeze')
  await rerender(<PersonForm initial={{ first: 'Ida', last: 'Obi' }} />)
  await expect.element(first).toHaveValue('Adaeze')
  await expect.element(last).toHaveValue('Obi')
  await press('Begin again')
  await expect.element(first).toHaveValue('Ida')
})

test('a press before the script of the checks has loaded is answered when it has', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  const late = lazyCheck(() => arrived.then(() => checkPerson))
  const sent: Person[] = []
  await render(<PersonForm initial={ADA} check={late} send={(person) => sent.push(person)} />)
  await press('Send')
  expect(sent).toEqual([])
  arrive()
  await expect.poll(() => sent).toEqual([ADA])
})
