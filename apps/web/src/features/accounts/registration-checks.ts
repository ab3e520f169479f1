import { zodResolver } from '@hookform/resolvers/zod'
import { Interests, register } from '@turnout/contract/checked/accounts'
import { VendorProfile } from '@turnout/contract/checked/vendors'
import { PASSWORD_MIN } from '@turnout/rules/account'
import * as z from 'zod'
import { accounts as texts } from '../../platform/texts.ts'

const said = register.body.shape

/** An empty field is told apart from a wrong one. */
const filled = <S extends z.ZodType<string, string>>(schema: S, missing: string) =>
  z.string().min(1, missing).pipe(schema)

const letters = (text: string) => [...text].length

const shared = {
  email: said.email,
  phone_number: filled(said.phone_number, 'Phone number is required.'),
  date_of_birth: filled(said.date_of_birth, 'Give your date of birth.'),
  password: filled(said.password, 'Password is required.').refine(
    (password) => letters(password) >= PASSWORD_MIN,
    texts.passwordShort,
  ),
  confirm_password: z.string(),
}

const same = ({ password, confirm_password }: { password: string; confirm_password: string }) =>
  password === confirm_password

// also while other fields are still wrong, which object checks otherwise wait for
const DIFFERENT = { path: ['confirm_password'], message: texts.passwordsDiffer, when: () => true }

export const UserForm = z
  .object({
    ...shared,
    first_name: said.first_name,
    last_name: said.last_name,
    interests: z.array(z.string()).pipe(Interests),
  })
  .refine(same, DIFFERENT)
export type UserForm = z.input<typeof UserForm>
export const userCheck = zodResolver(UserForm)

const business = VendorProfile.shape

export const VendorForm = z
  .object({
    ...shared,
    business_name: business.business_name,
    // a list in which nothing is chosen yet says ''
    business_type: z.string().pipe(business.business_type),
    description: business.description,
    business_phone: filled(business.business_phone, 'Business phone is required.'),
    business_email: filled(business.business_email, 'Business e-mail is required.'),
  })
  .refine(same, DIFFERENT)
export type VendorForm = z.input<typeof VendorForm>
export type CheckedVendor = z.output<typeof VendorForm>
export const vendorCheck = zodResolver(VendorForm)
